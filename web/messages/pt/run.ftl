# Gem Run: o jogo de conduzir um trem.

gr-title = Gem Run
gr-about = Dois minutos no regulador: gemas, rochas, túneis e três paisagens.
gr-picture = A linha à frente, vista de trás do trem
gr-loading = Fazendo vapor…
gr-no-picture = Este navegador não consegue desenhar o jogo: ele precisa de WebGL 2.
gr-home = Voltar ao site
gr-letter-small = P
gr-letter-fine = F
gr-letter-great = G
gr-before = Antes da partida
gr-which-line = Qual linha
gr-new-line = Nova linha
gr-daily = Linha do dia
gr-turns = Um de cada vez
gr-turns-text = De dois a seis maquinistas em um aparelho, três linhas, as mesmas para todos.
gr-lists = Classificações
gr-land-forest = Floresta
gr-land-snow = Passo nevado
gr-land-desert = Deserto
gr-first-track = Primeira via
gr-first-speed = Primeira velocidade
gr-start = Partir
gr-pause = Pausa
gr-paused = Em pausa
gr-go-on = Continuar
gr-from-start = Do começo
gr-sound = Som
gr-score = Pontos
gr-buffers =
    { $count ->
        [0] Nenhum para-choque resta
        [one] Resta um para-choque
       *[other] Restam { $count } para-choques
    }
gr-way = Caminho percorrido
gr-speed-is = Velocidade { $speed } de 5
gr-word-near = Por um triz!
gr-word-steady = Sem frear!
gr-word-stretch = Tempo
gr-word-slip = Rápido demais!
gr-word-broken = Corrente quebrada
gr-word-hot = Caldeira quente demais!
gr-word-train = Trem à frente
gr-word-oncoming = Trem de frente!
gr-skip-lesson = Pular a lição
gr-lesson-left = Deslize para a esquerda, ou tecle a seta esquerda, para passar à via da esquerda
gr-lesson-right = Deslize para a direita, ou tecle a seta direita, para passar à via da direita
gr-lesson-gems = Junte gemas em sequência
gr-lesson-rock = Desvie das rochas
gr-lesson-slower = Deslize para baixo, ou tecle a seta para baixo, para ir mais devagar: uma gema grande exige isso
gr-lesson-faster = Deslize para cima, ou tecle a seta para cima, para ir mais rápido
gr-ended-finished = Na estação final
gr-ended-buffers = Sem para-choques
gr-ended-collision = Colisão
gr-own-best = Melhor marca!
gr-best-here = melhor nesta linha { $score }
gr-part-gems = Gemas
gr-part-chains = Correntes
gr-part-time = Tempo
gr-part-daring = Ousadia
gr-taken = { $small } pequenas, { $fine } finas, { $great } grandes
gr-best-chain = a mais longa: { $count }
gr-strip =
    { $count ->
        [0] A linha, sem batidas
        [one] A linha, com uma batida
       *[other] A linha, com { $count } batidas
    }
gr-hit-rock = rocha
gr-hit-drift = rocha sob a neve
gr-hit-trunk = tronco
gr-hit-avalanche = avalanche
gr-hit-train = trem à frente
gr-hit-oncoming = trem de frente
gr-place =
    { $list ->
        [day] Lugar { $place } de { $among } hoje
        [challenge] Lugar { $place } de { $among } neste desafio
       *[week] Lugar { $place } de { $among } nesta semana
    }
gr-sending = O servidor confere a corrida…
gr-kept = Sem conexão: a corrida fica guardada e é enviada depois
gr-again = A mesma linha
gr-challenge = Desafiar um amigo
gr-challenge-link = Link do desafio
gr-share-text =
    { $score ->
        [0] Não fiz nenhum ponto. Você supera isso na mesma linha?
        [one] Fiz um ponto. Você supera isso na mesma linha?
       *[other] Fiz { $score } pontos. Você supera isso na mesma linha?
    }
gr-challenge-of =
    { $score ->
        [0] { $name } desafia você: nenhum ponto
        [one] { $name } desafia você: um ponto
       *[other] { $name } desafia você: { $score } pontos
    }
gr-challenge-old = As regras mudaram desde então: esta linha não pode mais ser percorrida.
gr-beaten =
    { $points ->
        [0] Nenhum ponto à frente de { $name }
        [one] Um ponto à frente de { $name }
       *[other] { $points } pontos à frente de { $name }
    }
gr-not-beaten =
    { $points ->
        [0] Nenhum ponto atrás de { $name }
        [one] Um ponto atrás de { $name }
       *[other] { $points } pontos atrás de { $name }
    }
gr-level = Empate com { $name }
gr-send-back = Mandar outra linha para { $name }
gr-send-this-back = Devolver o desafio com esta linha
gr-duel = Duelo
gr-line-n = Linha { $n }
gr-lines-won = Vencidas
gr-driver = Maquinista
gr-driver-n = Maquinista { $n }
gr-more-drivers = Mais um maquinista
gr-fewer-drivers = Um a menos
gr-begin-turns = Começar
gr-turn-of = { $name } conduz
gr-total = Total
gr-next-turn = Próximo maquinista
gr-turns-stop = Parar os turnos
gr-turns-end = Para uma nova linha
gr-winner =
    { $count ->
        [0] Ninguém vence
        [one] { $names } vence
       *[other] { $names } vencem
    }
