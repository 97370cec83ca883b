# Gem Run: classificações, a linha do dia, duelos, vezes no mesmo aparelho.

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

# Um duelo e seus desafios
run-duel = Duelo
run-duel-line = Linha { $n }
run-duel-won = Vencidas
run-duel-best = vencida
run-duel-alone = Ninguém respondeu ainda.
run-duel-watching = Como está o duelo:
run-duel-leading = Você está na frente no duelo.
run-duel-behind = Você está atrás no duelo.
run-duel-even = O duelo está empatado.
run-challenge = Desafiar alguém
run-challenge-back = Devolver o desafio
run-challenge-link = Link do desafio
run-send-link = Envie este link: a outra pessoa percorre a mesma linha contra o seu fantasma.
run-sent-back = Devolva este link: é a próxima linha do duelo de vocês.
run-dare = Fiz { $score } pontos em Gem Run. Consegue superar?

# Vezes no mesmo aparelho
run-turns = Jogar em turnos neste aparelho
run-turns-about = Todos percorrem a mesma linha, um depois do outro, { $lines } linhas ao todo. Vence quem somar mais pontos.
run-turns-name = Jogador { $n }
run-turns-add = Adicionar jogador
run-turns-remove = Remover o jogador { $n }
run-turns-begin = Começar
run-turns-now = { $name } conduz, linha { $line }
run-turns-won =
    { $count ->
        [one] { $names } venceu!
       *[other] { $names } venceram juntos!
    }

# Como foi uma corrida
run-ended-finished = Chegou!
run-ended-buffers = O último para-choque se foi.
run-ended-collision = Uma colisão!
run-rival-beaten = Você superou { $name }, que fez { $score }.
run-rival-ahead = { $name } continua na frente com { $score }.
run-rival-even = Os mesmos pontos que { $name }.
run-first-time = Sua primeira corrida nesta linha.
run-best-improved = Seu novo recorde; o anterior era { $before }.
run-best-stands = Seu recorde nesta linha é { $best }.
run-place-day = { $place }º lugar entre { $among } na linha do dia.
run-place-week = Sua melhor corrida da semana está em { $place }º lugar entre { $among }.
run-place-challenge = { $place }º lugar entre { $among } neste desafio.
run-part-small = Gemas pequenas
run-part-fine = Gemas finas
run-part-great = Gemas grandes
run-part-chains = Correntes
run-part-time = Tempo
run-part-daring = Ousadia
run-best-chain =
    { $count ->
        [one] a maior: { $count } gema
       *[other] a maior: { $count } gemas
    }
run-hits =
    { $count ->
        [0] A linha, percorrida sem uma batida
        [one] Onde houve uma batida: { $count } lugar
       *[other] Onde houve batidas: { $count } lugares
    }
run-no-hit = Nenhuma batida.
run-hit-rock = Pedra
run-hit-drift = Pedra na neve
run-hit-trunk = Tronco caído
run-hit-avalanche = Avalanche
run-hit-train = Trem à frente
run-hit-oncoming = Trem de frente
