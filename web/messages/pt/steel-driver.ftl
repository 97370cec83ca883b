# Steel Driver: a mesa, o seu registro e por que algo não pode ser feito.

# Companhias, a menos que um tabuleiro dê nome às suas
sd-company-red = Vermelha
sd-company-blue = Azul
sd-company-green = Verde
sd-company-yellow = Amarela
sd-company-purple = Roxa
sd-company-black = Preta
# Uma letra cada, todas diferentes: acompanham a cor em trilhos, caixas e ações
sd-letter-red = V
sd-letter-blue = A
sd-letter-green = D
sd-letter-yellow = L
sd-letter-purple = R
sd-letter-black = P

sd-good-white = branco
sd-good-black = preto
sd-good-silver = prateado
sd-good-orange = laranja
sd-good-red = vermelho
sd-good-letter-white = B
sd-good-letter-black = P
sd-good-letter-silver = T
sd-good-letter-orange = L
sd-good-letter-red = V

sd-money-about = ≈${ $amount }
sd-goods-count = { $count } { $color }
sd-goods-none = Ainda sem mercadorias

# O tabuleiro
sd-board = Tabuleiro: { $title }
sd-board-closer = Aproximar
sd-board-further = Afastar
sd-board-whole = Ver o tabuleiro inteiro
sd-label-build =
    { $joins ->
        [yes] Construir de { $from } a { $to }, custa { $cost }, ganha { $gain }, completa a ligação transcontinental
       *[no] Construir de { $from } a { $to }, custa { $cost }, ganha { $gain }
    }
sd-label-route =
    { $owner ->
        [none] Rota de { $a } a { $b }, custa { $cost }, livre
       *[other] Rota de { $a } a { $b }, trecho da { $owner }
    }
sd-label-location =
    { $start ->
        [yes] { $place }, cidade de partida
       *[no] { $place }
    }, { $color }, vale { $value }{ $count ->
        [0] { "" }
       *[other] , alcançada por: { $companies }
    }
sd-label-claim = Reivindicar o cubo { $color } de { $place }, soma { $adds }
sd-plate-location =
    { $start ->
        [yes] ${ $value }, { $color }, cidade de partida
       *[no] ${ $value }, { $color }
    }
sd-plate-route =
    { $cost ->
        [1] custa { $cost } cubo
       *[other] custa { $cost } cubos
    }
sd-plate-link = trecho da { $company }
sd-spotlight = Mostrar só a rede da { $company }

# O que se pede
sd-task =
    { $kind ->
        [nominate] Levar uma companhia a leilão ou passar o marcador
        [bid] Dar um lance pela { $company } ou passar
        [build] Construir um trecho da { $company }
       *[claim] Reivindicar mercadoria para a { $company }
    }
sd-doing-nominate = levar uma companhia a leilão
sd-doing-bid = dar um lance pela { $company }
sd-doing-build = construir com a { $company }
sd-doing-claim = reivindicar mercadoria para a { $company }
sd-drawing-lots = Sorteia-se quem começa
sd-won-by =
    { $count ->
        [1] { $names } vence com ${ $cash }
       *[other] { $names } dividem a vitória com ${ $cash } cada
    }
sd-cancel = Voltar

# O leilão
sd-nomination = Ida a leilão
sd-nominate-title = Que companhia vai a leilão?
sd-nominated = Levar a { $company } a leilão
sd-nominate-card =
    { $controller ->
        [none] { $company }: { $cubes ->
            [1] { $cubes } cubo
           *[other] { $cubes } cubos
        } no caixa, você tem { $shares ->
            [1] { $shares } ação
           *[other] { $shares } ações
        }
       *[other] { $company }: comprada por { $controller } neste turno
    }
sd-nominate = Leiloar { $company } por { $bid }
sd-nominate-note = Você abre com um lance e depois todos podem aumentar. Passar o marcador deixa o próximo decidir; ele pode voltar a você.
sd-pass-marker = Passar marcador
sd-auction = A { $company } vai a leilão
sd-bid = Oferecer { $amount }
sd-bid-note = Se vencer, a { $company } constrói com { $box } + seu lance = { $total ->
        [1] { $total } cubo
       *[other] { $total } cubos
    }. Você recebe o lucro dela neste turno e fica com uma ação. Você tem { $own }.

# Construção
sd-builds = A { $company } constrói
sd-build-ask =
    { $count ->
        [1] Uma rota brilha no mapa: escolha-a
       *[other] Escolha uma das { $count } rotas que brilham no mapa
    }
sd-build-near =
    { $count ->
        [1] Uma rota leva a { $place }
       *[other] { $count } rotas levam a { $place }: escolha uma
    }
sd-build-list =
    { $count ->
        [1] Ver a única rota
       *[other] Ver as { $count } rotas em lista
    }
sd-build-cost = Custo
sd-build-gain = Ganho
sd-build-left = Sobram
sd-build-profit = Lucro
sd-build-from = As duas são cidades de partida. A de origem nunca paga:
sd-build-joins = Isto completa a ligação transcontinental!
sd-build-confirm = Construir este trecho
sd-build-forced = Construir o único trecho possível
sd-build-note = A cidade alcançada soma seu valor ao lucro da { $company }. Uma companhia constrói enquanto puder.
sd-forced-note = A { $company } tem de construir enquanto puder, e só pode assim.

# Reivindicação
sd-claims = A { $company } reivindica
sd-claim-ask =
    { $count ->
        [1] Um cubo pode ser reivindicado
       *[other] Escolha um dos { $count } cubos do mapa
    }
sd-claim-list =
    { $count ->
        [1] Ver o único cubo em lista
       *[other] Ver os { $count } cubos em lista
    }
sd-claim-what = { $place } ({ $color })
sd-claim-confirm = Reivindicar este cubo
sd-claim-note = Conjuntos de cores diferentes pagam $10, $30, $60, $100, $150. Cada ação da { $company } paga o total.

# As partes
sd-companies = Companhias
sd-players = Jogadores
sd-order-of-play = Ordem
sd-controller = Controlada por
sd-marker-in-box = marcador à venda
sd-uncontrolled = ninguém a controla
sd-profit = Lucro
sd-goods-worth = Cada ação paga
sd-box-cubes =
    { $count ->
        [1] { $count } cubo no caixa
       *[other] { $count } cubos no caixa
    }
sd-links-left =
    { $count ->
        [1] resta { $count } trecho
       *[other] restam { $count } trechos
    }
sd-started = de { $place }
sd-shares-of =
    { $count ->
        [1] { $name } tem { $count } ação
       *[other] { $name } tem { $count } ações
    }
sd-shares-in =
    { $count ->
        [1] { $count } ação da { $company }
       *[other] { $count } ações da { $company }
    }
sd-no-shares = ainda sem ações
sd-active-player = Marcador de jogador ativo
sd-own-cubes =
    { $count ->
        [1] { $count } cubo de investimento
       *[other] { $count } cubos de investimento
    }
sd-cash = Dinheiro
sd-outlook = ≈ ${ $amount } no fim
sd-outlook-note = “≈ no fim” estima com quanto termina: dinheiro, lucros deste turno, ações pelo valor provável e cubos não gastos.
sd-turns = Turnos
sd-turn-number = Turno { $turn }
sd-phase =
    { $phase ->
        [auction] Leilões
       *[build] Construção
    }
sd-final-phase = Apuração final
sd-order = Ordem de jogo
sd-pass-row = Passaram
sd-order-note =
    { $phase ->
        [claim] As companhias reivindicam nesta ordem, rodada após rodada.
       *[other] As companhias constroem nesta ordem, rodada após rodada.
    }
sd-pass-row-note = A ordem em que as companhias passam será a ordem de jogo do próximo turno.

# O momento transcontinental
sd-joined-title = Ligação transcontinental completa!
sd-joined-line = A { $company } bate o prego de ouro entre { $west } e { $east }.
sd-joined-skip = Pular
sd-joined-on = Continuar

# O resultado
sd-valuations = Quanto valem as companhias
sd-valuations-all = Mostrar tudo já
sd-paid =
    { $count ->
        [1] { $name }: { $count } ação, ${ $amount }
       *[other] { $name }: { $count } ações, ${ $amount }
    }
sd-sheet = Folha de pontuação
sd-sheet-turn = Lucros do turno { $turn }
sd-sheet-profits = Todos os lucros
sd-sheet-shares = Todas as ações
sd-sheet-total = Dinheiro
sd-chart = Dinheiro por turno
sd-chart-label = Gráfico de linhas com o dinheiro de cada jogador depois de cada turno e depois do pagamento das ações; a folha de pontuação traz os mesmos números.
sd-chart-start = Início
sd-chart-shares = Ações

# O registro
sd-event-turn_began =
    { $cubes ->
        [1] Começa o turno { $turn }: cada jogador pega { $cubes } cubo.
       *[other] Começa o turno { $turn }: cada jogador pega { $cubes } cubos.
    }
sd-event-nominated = { $name } leva a { $company } a leilão e oferece { $bid }.
sd-event-marker_passed =
    { $unasked ->
        [yes] { $name } não tem cubos; o marcador segue até { $to }.
       *[no] { $name } passa o marcador a { $to }.
    }
sd-event-bid = { $name } oferece { $amount } pela { $company }.
sd-event-passed =
    { $unasked ->
        [yes] { $name } não pode aumentar e fica fora.
       *[no] { $name } passa.
    }
sd-event-won =
    { $amount ->
        [1] { $name } ganha a { $company } por { $amount } cubo e pega uma ação.
       *[other] { $name } ganha a { $company } por { $amount } cubos e pega uma ação.
    }
sd-event-auctions_over =
    { $count ->
        [0] As seis companhias foram vendidas. O marcador fica com { $name }.
       *[other] Terminam os leilões, sem vender: { $companies }. O marcador fica com { $name }.
    }
sd-event-built =
    { $first ->
        [yes] A { $company } parte de { $from } e constrói até { $to } por { $cost }: +${ $gain }, lucro ${ $profit }.
       *[no] A { $company } constrói de { $from } a { $to } por { $cost }: +${ $gain }, lucro ${ $profit }.
    }
sd-event-transcontinental =
    { $count ->
        [0] A { $company } completa a ligação transcontinental: +${ $bonus }.
       *[other] A { $company } completa a ligação transcontinental: +${ $bonus }; { $others }: +${ $each }{ $count ->
            [1] { "" }
           *[other] { " " }cada
        }.
    }
sd-event-company_passed =
    { $reason ->
        [no_controller] A { $company } passa: ninguém a controla.
        [no_cubes] A { $company } passa: não pode pagar nenhuma rota.
        [no_links] A { $company } passa: colocou todos os seus trechos.
       *[no_route] A { $company } passa: não há rotas livres junto à sua rede.
    }
sd-event-profit_taken = { $name } recebe ${ $amount } pela { $company }.
sd-event-goods_placed = As mercadorias são colocadas: { $goods }.
sd-event-final_control =
    { $name ->
        [none] Ninguém tem ações da { $company }: ela não reivindica nada.
       *[other] { $name } controla a { $company } até o fim.
    }
sd-event-claimed = A { $company } reivindica um cubo { $color } em { $location }: suas mercadorias valem ${ $value }.
sd-event-claim_passed = A { $company } não tem mais o que reivindicar.
sd-event-company_valued =
    { $sets ->
        [0] A { $company } não tem mercadorias: suas ações não pagam nada.
        [1] As mercadorias da { $company } formam um conjunto: cada ação paga ${ $value }.
       *[other] As mercadorias da { $company } formam { $sets } conjuntos: cada ação paga ${ $value }.
    }
sd-event-shares_paid =
    { $shares ->
        [1] { $name } recebe ${ $amount } por { $shares } ação da { $company }.
       *[other] { $name } recebe ${ $amount } por { $shares } ações da { $company }.
    }
sd-event-game_over =
    { $count ->
        [1] { $names } vence com ${ $cash }.
       *[other] { $names } dividem a vitória com ${ $cash } cada.
    }

# Ações em poucas palavras
sd-do-nominate = Leiloar a { $company } por { $bid }
sd-do-pass_marker = Passar o marcador
sd-do-bid = Oferecer { $amount }
sd-do-pass = Passar
sd-do-build = { $company }: de { $from } a { $to }
sd-do-claim = { $company }: reivindicar em { $location }
sd-do-first_player = Sortear quem começa

# Por que algo da mesa não pode ser jogado
sd-why-past = Você está vendo o passado. Volte ao presente para jogar.
sd-why-over = A partida terminou.
sd-why-wait = Nada se pede de você aqui.
sd-why-other = É a vez de { $name }.
sd-why-nominate = Os trilhos são construídos depois dos leilões. Agora leve uma companhia a leilão ou passe o marcador.
sd-why-bid = Os trilhos são construídos depois dos leilões. Agora aumente o lance ou passe.
sd-why-sold = { $name } comprou a { $company } neste turno. Leve a leilão uma cujo marcador ainda esteja no caixa.
sd-why-taken = A { $company } tem ali o seu trecho, e uma rota comporta um só trecho, para sempre.
sd-why-cost =
    A rota custa { $cost ->
        [1] um cubo
       *[other] { $cost } cubos
    } e a { $company } tem { $cubes } no caixa.
sd-why-start = O primeiro trecho da { $company } sai de uma cidade de partida: um dos hexágonos.
sd-why-apart = A { $company } constrói a partir da própria rede. Escolha uma rota que brilhe.
sd-why-no-route-here = Nenhuma rota que a { $company } possa construir agora chega a { $place }. Escolha uma rota que brilhe.
sd-why-claim = A { $company } reivindica agora um cubo de mercadoria. Escolha uma cidade que brilhe.
sd-why-not-reached = { $place } não está na rede da { $company }. Escolha uma cidade que brilhe.
sd-why-claimed = O cubo de mercadoria de { $place } já foi reivindicado.

# Recusas das regras, por seu código
sd-refusal-nominate-sold = O marcador de controle desta companhia já foi comprado neste turno. Leve a leilão uma cujo marcador ainda esteja no caixa.
sd-refusal-nominate-no-bid = O primeiro lance é de pelo menos 1 cubo.
sd-refusal-nominate-must-nominate = Ainda não há lances: leve uma companhia a leilão ou passe o marcador de jogador ativo.
sd-refusal-bid-too-few-cubes = Você não pode oferecer mais cubos do que tem.
sd-refusal-bid-too-low = Um lance deve superar o lance atual.
sd-refusal-bid-must-bid = Há um leilão em andamento: aumente o lance ou passe.
sd-refusal-bid-out = Quem passou está fora deste leilão.
sd-refusal-build-unknown-location = Não existe tal cidade neste tabuleiro.
sd-refusal-build-no-route = Nenhuma rota une estas duas cidades.
sd-refusal-build-other-company = As companhias constroem na ordem de jogo, e é a vez de outra.
sd-refusal-build-no-controller = Ninguém controla esta companhia neste turno, por isso ela passa quando chega a sua vez.
sd-refusal-build-must-build = Uma companhia que pode construir tem de construir. Escolha uma das suas ligações.
sd-refusal-build-route-taken = Nesta rota já há um trecho, e uma rota comporta um só trecho, para sempre.
sd-refusal-build-too-few-cubes = No caixa da companhia não há cubos suficientes para esta rota.
sd-refusal-build-no-start = O primeiro trecho de uma companhia sai de uma cidade de partida: um dos hexágonos.
sd-refusal-build-not-connected = Um trecho é construído a partir de uma cidade da própria rede da companhia.
sd-refusal-claim-unknown-location = Não existe tal cidade neste tabuleiro.
sd-refusal-claim-other-company = As companhias reivindicam na ordem de jogo, e é a vez de outra.
sd-refusal-claim-must-claim = Uma companhia que pode reclamar um cubo de mercadorias tem de reclamar um. Escolha qual.
sd-refusal-claim-not-in-network = Esta cidade não está na rede da companhia.
sd-refusal-claim-no-cube = O cubo de mercadoria desta cidade já foi reivindicado.
sd-refusal-turn-wrong-action = Não é o momento para isso. Escolha uma das ações oferecidas.
sd-refusal-turn-unknown-company = Não existe tal companhia neste tabuleiro.
sd-refusal-turn-over = A partida terminou.
sd-refusal-turn-other-seat = É a vez de outro jogador.
sd-refusal-chance-not-due = Agora não há nada a sortear.
sd-refusal-chance-first-player-due = Ninguém pode agir antes que se sorteie quem começa.
sd-refusal-chance-no-seat = O primeiro jogador deve ser um dos desta mesa.

# Teclas
sd-key-arrows = Mover-se pelo que brilha no mapa; aumentar ou diminuir um lance
sd-key-enter = Escolher e depois confirmar
sd-key-escape = Desfazer o que foi escolhido
sd-key-zoom = Aproximar o mapa, afastá-lo ou vê-lo inteiro

sd-payday = Lucros do turno
sd-payday-profit = A { $company } paga seu lucro
sd-payday-final = Os lucros finais são abertos
sd-payday-opened = A { $company }: cada ação paga ${ $value }
sd-spent = sem cubos
sd-tie = Com o mesmo dinheiro, vem primeiro quem tem mais cubos de mercadoria em suas companhias.
