# Gem Run: as classificações, a linha do dia, o que o servidor recusa.

run-lists = Gem Run: as classificações
run-list-day = Linha do dia
run-list-week = Semana
run-list-forest = Floresta
run-list-snow = Passo nevado
run-list-desert = Deserto
run-list-day-about = A linha de { $day }: vale a primeira corrida de cada um.
run-list-week-about = A melhor corrida de cada um em qualquer linha, de { $from } a { $to }.
run-list-landscape-about = O máximo de pontos feitos nesta paisagem em uma corrida, de { $from } a { $to }.
run-list-empty = Ninguém correu aqui ainda.
run-place = Lugar
run-name = Nome
run-points = Pontos
run-you = você
run-you-of = Você, entre { $among }
run-not-finished = não chegou
run-rules-version = regras antigas, versão { $version }
run-day-before = Dia anterior
run-day-after = Dia seguinte
run-week-before = Semana anterior
run-week-after = Semana seguinte
run-more = Mais
run-today = A linha de { $day }
run-own-place = { $place }º lugar entre { $among }, com { $score ->
        [1] { $score } ponto
       *[other] { $score } pontos
    }.
run-today-among =
    { $count ->
        [0] Ninguém a percorreu ainda.
        [1] Uma pessoa já a percorreu.
       *[other] { $count } pessoas já a percorreram.
    }
run-first-counts = Vale a primeira corrida.
run-next-line = A próxima linha chega em { $time } h
run-streak =
    { $days ->
        [1] { $days } dia
       *[other] { $days } dias seguidos
    }
run-drive-today = Conduzir a linha do dia
run-drive-another = Conduzir outra linha

# O que o servidor recusa
problem-code-wrong-record = Esta corrida não pode ser conferida: { $detail }
problem-code-copied = Outra pessoa já enviou exatamente esta corrida; faça a sua.
problem-code-foreign-day = Esta não é a linha de hoje.
problem-code-other-line = O desafio é em outra linha.
problem-code-no-such-challenge = Este desafio não existe mais. Peça um link novo.
problem-code-no-such-run = Esta corrida não está mais aqui.
problem-code-not-your-run = Um desafio se faz com uma corrida sua.
problem-code-duel-full = Um duelo tem no máximo 21 linhas. Comece outro.
problem-code-not-checked = No momento não é possível conferir corridas. A sua fica guardada e será enviada de novo.
problem-code-no-day = Esse dia ainda não tem classificação.
