# Steam: o tabuleiro, construir e mover mercadorias.

st-board-name = Tabuleiro “{ $title }”
st-board-closer = Aproximar
st-board-further = Afastar
st-board-whole = Tabuleiro inteiro
st-board-dealing = Os cubos são distribuídos
st-board-task =
    { $phase ->
        [auction] dá lances pela ordem de turno
        [capital] levanta capital
        [tiles] escolhe uma ficha de ação
        [build] constrói trilhos
        [move] move mercadorias
        [score] marca uma entrega
       *[other] joga
    } – turno { $turn } de { $turns }
st-board-key-arrows = Mover-se pelo tabuleiro
st-board-key-turn = Girar a peça
st-board-key-face = Outra peça
st-board-key-enter = Escolher, confirmar
st-board-key-escape = Devolver
st-board-key-zoom = Aproximar, afastar, tabuleiro inteiro
st-board-color-red = vermelho
st-board-color-blue = azul
st-board-color-yellow = amarelo
st-board-color-purple = roxo
st-board-color-gray = cinza
st-board-color-black = preto
st-board-letter-red = V
st-board-letter-blue = A
st-board-letter-yellow = L
st-board-letter-purple = R
st-board-letter-gray = C
st-board-letter-black = P

# Ações em poucas palavras
st-board-do =
    { $type ->
        [lay] Colocar uma peça em { $place }
        [done] Terminar a vez de construir
        [urbanize] Urbanizar { $place } ({ $color })
        [grow] Fazer { $place } crescer
        [take]
            { $use ->
                [no] Pegar { $tile } e abrir mão da ação
               *[yes] Pegar { $tile }
            }
        [bid] Dar lance de ${ $amount }
        [pass] Passar
        [capital]
            { $amount ->
                [0] Não levantar capital
               *[other] Levantar ${ $amount }
            }
        [deliver]
            { $links ->
                [1] Entregar um cubo { $color } de { $from } por um trecho
               *[other] Entregar um cubo { $color } de { $from } por { $links } trechos
            }
        [improve] Melhorar a locomotiva
       *[score]
            { $as ->
                [income] Pôr os pontos na renda
               *[vp] Pôr os pontos em pontos de vitória
            }
    }

# O que há no tabuleiro
st-board-terrain-plain = planície
st-board-terrain-river = rio
st-board-terrain-hills = colinas
st-board-terrain-mountains = montanhas
st-board-terrain-water = água
st-board-nobody = ninguém
st-board-label-cube = cubo { $color } em { $place }
st-board-label-goal =
    { $points ->
        [1] Entregar em { $place }: um ponto para você
       *[other] Entregar em { $place }: { $points } pontos para você
    }
st-board-label-city =
    { $count ->
        [0] { $name }, cidade de cor { $color } sem cubos
        [1] { $name }, cidade de cor { $color } com um cubo: { $cubes }
       *[other] { $name }, cidade de cor { $color } com { $count } cubos: { $cubes }
    }
st-board-label-town = vila { $name }
st-board-label-hex = { $hex }, { $terrain }
st-board-label-track =
    { $count ->
        [0] { $what }
       *[other] { $what }, trilhos de { $owners }
    }{ $may ->
        [yes] ; uma peça pode ser colocada
       *[no] { "" }
    }
st-board-plate-city =
    { $state ->
        [new] Cidade nova, { $color }
        [grown] Cidade, { $color }, já cresceu
       *[printed] Cidade, { $color }
    }
st-board-plate-hex =
    { $kind ->
        [town] Vila, { $terrain }
       *[land] { $terrain }
    }
st-board-plate-link =
    { $to ->
        [none] { $from } – aberto
       *[other] { $from } – { $to }
    }{ $owner ->
        [nobody] , de ninguém
       *[seat] { "" }
    }

# Por que nada pode ser feito ali
st-board-why-past = Este é um momento do passado. Volte ao presente para jogar.
st-board-why-over = A partida terminou.
st-board-why-wait = Um momento: a última jogada ainda está a caminho.
st-board-why-other = É a vez de { $name }.
st-board-why-elsewhere = O que se pede agora é respondido ao lado do tabuleiro.
st-board-why-town = A urbanização transforma uma vila em cidade: escolha uma das vilas iluminadas.
st-board-why-city = O crescimento vai para uma cidade impressa que não tenha crescido: escolha uma iluminada.
st-board-why-no-city = Não há cidade em { $place }; os cubos vão de cidade em cidade.
st-board-why-no-delivery =
    { $cubes ->
        [0] Não há cubos em { $place }.
       *[other] Nenhum cubo de { $place } chega a uma cidade da sua cor por trechos completos, bastantes deles seus, com a sua locomotiva.
    }
st-board-why-no-goal = Este cubo não pode terminar em { $place }. Escolha uma cidade iluminada ou outro cubo.

# Construir
st-build-title = Construa trilhos
st-build-left =
    { $count ->
        [0] Nenhuma peça por colocar
        [1] Uma peça por colocar
       *[other] { $count } peças por colocar
    }
st-build-ask =
    { $count ->
        [1] Clique no hexágono iluminado para colocar uma peça.
       *[other] Escolha um dos { $count } hexágonos iluminados para colocar uma peça.
    }
st-build-all-laid = Todas as peças desta vez foram colocadas.
st-build-nowhere = Nenhuma peça pode ser colocada agora.
st-build-tools = O que fazer
st-build-tool-track = Colocar trilhos
st-build-tool-urbanize = Urbanizar uma vila
st-build-tool-grow = Fazer uma cidade crescer
st-build-done = Terminar de construir
st-build-owed =
    { $kind ->
        [town] A urbanização está paga: funde a cidade antes de terminar a vez.
       *[city] O crescimento está pago: faça uma cidade crescer antes de terminar a vez.
    }
st-build-where =
    { $change ->
        [grown] Uma peça de vila maior em { $place }
        [improved] Melhorar { $place }
        [redirected] Redirecionar { $place }
       *[new]
            { $terrain ->
                [none] { $place }
               *[other] { $place } · { $terrain }
            }
    }
st-build-cost = Custo
st-build-after = Dinheiro depois
st-build-ways = Giro
st-build-capital =
    { $lowered ->
        [vp] Levanta ${ $amount } de capital: renda { $income }, pontos de vitória { $vp }.
       *[income] Levanta ${ $amount } de capital: a renda cai para { $income }.
    }
st-build-effect =
    { $type ->
        [link_completed] Completa o trecho { $from } – { $to }
        [link_taken] Assume um trecho sem dono desde { $from }
        [link_removed] O ramal em { $from } desaparece
       *[link_lost]
            { $to ->
                [none] Perde-se um trecho aberto desde { $from }
               *[other] Perde-se o trecho { $from } – { $to }
            }
    }
st-build-last = Encerra a vez de construir: não resta nada a fazer
st-build-faces = Peças que cabem aqui
st-build-face = Peça { $name }, { $count ->
        [1] resta uma
       *[other] restam { $count }
    }
st-build-face-left =
    { $count ->
        [1] Resta uma peça
       *[other] Restam { $count } peças
    }
st-build-turn = Girar para a direita
st-build-turn-back = Girar para a esquerda
st-build-lay = Colocar a peça
st-build-lay-for = Colocar por ${ $cost }
st-build-put-back = Devolver
st-build-note = Clique no hexágono, role a roda ou aperte R para girar a peça; F pega outra.
st-build-laid = Colocadas nesta vez
st-build-take-back = Retirar { $place }
st-build-loses = Seu trecho aberto de { $from } a { $hex } passa a ser de ninguém se você terminar agora: ele não cresceu nesta vez.
st-build-loses-spur = Seu ramal de { $place } passa a ser de ninguém se você terminar agora: ele não cresceu nesta vez.
st-build-open =
    { $count ->
        [1] Um trecho aberto continua seu até o fim da sua próxima vez de construir.
       *[other] { $count } trechos abertos continuam seus até o fim da sua próxima vez de construir.
    }
st-build-choose-town = Escolha uma vila iluminada para fundar ali uma cidade.
st-build-choose-city = Escolha uma cidade iluminada para fazê-la crescer.
st-build-found =
    { $kind ->
        [town] { $place } vira cidade
       *[city] { $place } cresce
    }
st-build-choose-color = Cor da cidade nova
st-build-choose-supply = Cubos da reserva
st-build-space = Espaço { $number }: { $cubes }
st-build-urbanize = Fundar a cidade
st-build-grow = Fazer a cidade crescer

# Transportar mercadorias
st-move-title = Transporte mercadorias
st-move-title-round = Transporte mercadorias, rodada { $round } de 2
st-move-level =
    { $level ->
        [1] um trecho
       *[other] { $level } trechos
    }
st-move-ask =
    { $count ->
        [1] Clique no cubo iluminado para entregá-lo.
       *[other] Escolha um cubo iluminado para entregá-lo.
    }
st-move-none = Nenhum cubo pode ser entregue agora.
st-move-goals =
    { $count ->
        [1] O cubo { $color } de { $place } vai para:
       *[other] O cubo { $color } de { $place } pode ir para:
    }
st-move-list =
    { $count ->
        [1] Uma entrega
       *[other] { $count } entregas, as melhores primeiro
    }
st-move-row =
    Cubo { $color } de { $from } a { $to } por { $links ->
        [1] um trecho
       *[other] { $links } trechos
    }: { $own } para você{ $others ->
        [0] { "" }
       *[other] , { $others } para outros
    }
st-move-rivals = outros +{ $points }
st-move-own = +{ $points }
st-move-links =
    { $count ->
        [1] Por um trecho
       *[other] Por { $count } trechos
    }
st-move-way = Caminho { $number } de { $count }
st-move-deliver =
    { $points ->
        [1] Entregar por um ponto
       *[other] Entregar por { $points } pontos
    }
st-move-improve = Locomotiva para { $level }
st-move-note =
    { $level ->
        [1]
            { $may ->
                [yes] Sua locomotiva percorre um trecho; em vez de entregar você pode melhorá-la uma vez por turno.
               *[no] Sua locomotiva percorre um trecho.
            }
       *[other]
            { $may ->
                [yes] Sua locomotiva percorre { $level } trechos; em vez de entregar você pode melhorá-la uma vez por turno.
               *[no] Sua locomotiva percorre { $level } trechos.
            }
    }
st-move-score-title =
    { $points ->
        [1] Ponha seu ponto em
       *[other] Ponha seus { $points } pontos em
    }
st-move-score-as =
    { $as ->
        [income] Renda
       *[vp] Pontos de vitória
    }
st-move-score-lost =
    { $count ->
        [1] um ponto se perde
       *[other] { $count } pontos se perdem
    }
st-move-score-note = A renda paga a cada turno e para em +10; no fim cada 2 valem 1 ponto de vitória.

# Opções de uma mesa nova
option-rules = Regras
option-rules-base = Básicas
option-rules-standard = Padrão
option-order = Primeira ordem de jogo
option-order-random = Por sorteio
option-order-auction = Leilão (regras básicas)
