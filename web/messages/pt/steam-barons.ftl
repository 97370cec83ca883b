# Steam Barons: os painéis em volta do tabuleiro, o registro, o resultado.

sb-company-red = Vermelha
sb-company-blue = Azul
sb-company-green = Verde
sb-company-yellow = Amarela
sb-company-purple = Roxa
sb-company-black = Preta
sb-letter-red = V
sb-letter-blue = A
sb-letter-green = D
sb-letter-yellow = L
sb-letter-purple = R
sb-letter-black = P

sb-companies = Companhias
sb-company = Companhia
sb-players = Jogadores
sb-market = Mercado
sb-order-of-play = Ordem
sb-set-up = Preparação
sb-key-arrows = Aumentar o lance, diminuir

# Companies
sb-spotlight = Mostrar só os trilhos da { $company }
sb-price = Preço
sb-price-is = Preço da ação { $price }
sb-price-short = preço ${ $price }
sb-bankrupt = Falida
sb-uncontrolled = ninguém a controla ainda
sb-controller = Controlada por
sb-place = { $place }ª na ordem das companhias
sb-treasury = Tesouraria
sb-performance = Desempenho
sb-shares-of =
    { $count ->
        [1] { $name }: { $count } ação
       *[other] { $name }: { $count } ações
    }
sb-available-count =
    { $count ->
        [1] { $count } ação em Ações disponíveis
       *[other] { $count } ações em Ações disponíveis
    }
sb-display-count =
    { $count ->
        [1] { $count } ação no painel, a emitir para construir
       *[other] { $count } ações no painel, a emitir para construir
    }
sb-shares-left =
    { $available ->
        [1] { $available } disponível, { $display } no painel
       *[other] { $available } disponíveis, { $display } no painel
    }

# Players
sb-first-player = Jogador inicial
sb-cash = Dinheiro
sb-no-shares = sem ações
sb-shares-in =
    { $count ->
        [1] { $count } ação da { $company }
       *[other] { $count } ações da { $company }
    }
sb-worth = vale ${ $amount }
sb-worth-note = O dinheiro e as ações ao preço atual.
sb-likely = no fim talvez ${ $amount }
sb-likely-note = O dinheiro, as ações ao preço delas e os dividendos esperados até o fim. Uma estimativa.

# Order
sb-rounds = Rodadas
sb-round-number = Rodada { $round }
sb-phases = Fases de uma rodada
sb-phase =
    { $phase ->
        [auction] Comprar ações
        [buy] Comprar ações
        [build] Construir trilhos
        [move] Mover mercadorias
        [sell] Vender ações
       *[over] O fim
    }
sb-chapter =
    Rodada { $round }: { $phase ->
        [auction] comprar ações
        [build] construir trilhos
        [move] mover mercadorias
        [dividends] dividendos
       *[sell] vender ações
    }
sb-order = Ordem das companhias
sb-order-note =
    { $phase ->
        [auction] Um leilão para cada companhia com Ações disponíveis. O marcador de jogador inicial avança após cada um em que se vendem ações.
        [buy] Compra primeiro quem deu o maior lance e depois os outros, no sentido horário, todos ao mesmo preço.
        [build] Constroem os controladores, na ordem das companhias; a tesouraria paga, e emite ações quando falta dinheiro.
        [move] Cada companhia, na sua ordem, move um cubo e depois um segundo: { $cube ->
            [1] movem-se os primeiros.
           *[other] movem-se os segundos.
        }
       *[sell] Todos escolhem em segredo; depois sorteia-se uma nova ordem das companhias.
    }

# Market
sb-price-track = Preços das ações
sb-bust-note = Aqui chega um preço que cai abaixo de $0: a companhia está falida.
sb-on-track =
    { $price ->
        [B] { $company }: falida
       *[other] { $company }: ${ $price }
    }
sb-adjustment = Como os preços se movem
sb-adjustment-note =
    { $now ->
        [settled] A linha acesa moveu os preços desta rodada.
       *[open] Agora valeria a linha acesa. Companhias de desempenho igual formam uma pilha.
    }
sb-stacks = Pilhas
sb-stacks-count =
    { $count ->
        [1] { $count } pilha
       *[other] { $count } pilhas
    }
sb-rank = { $rank }ª
sb-card = Carta de mercado
sb-card-performance = Des.
sb-card-dividend = Div.
sb-card-bonus = Bônus
sb-card-profit = Lucro
sb-dividend = Dividendo de cada ação
sb-dividends = Dividendos
sb-bonus = Bônus do diretor, para quem controla
sb-profit = Lucro da companhia, para a tesouraria
sb-card-note = Cada ação paga o dividendo; quem controla recebe o bônus do diretor, e a tesouraria o lucro.

# Buying
sb-auction = Uma ação da { $company }
sb-bid = Oferecer ${ $amount }
sb-bid-note =
    { $count ->
        [1] Quem der o maior lance compra a ação pelo lance.
       *[other] Quem der o maior lance compra uma ou mais destas { $count } ações, e depois os outros, todos a esse preço. Você poderia pagar { $affordable }.
    }
sb-buy-title = Comprar ações da { $company }
sb-each = ${ $amount } cada
sb-buy-how-many = Quantas ações?
sb-buy-none = Nenhuma
sb-buy-cost = Custo
sb-buy-left = Sobra
sb-buy-held = Você teria
sb-buy =
    { $count ->
        [0] Não comprar nenhuma
        [1] Comprar { $count } ação por ${ $cost }
       *[other] Comprar { $count } ações por ${ $cost }
    }
sb-buy-note =
    { $who ->
        [winner] Você venceu o leilão e compra pelo menos uma. Você pode pagar { $available ->
            [1] a única disponível
           *[other] { $most } das { $available } disponíveis
        }.
       *[other] Você pode comprar o que resta ao mesmo preço. Você pode pagar { $available ->
            [1] a única disponível
           *[other] { $most } das { $available } disponíveis
        }.
    }
sb-control-passes =
    { $to ->
        [me] { $from ->
            [none] você assume o controle
           *[other] o controle passa de { $from } para você
        }
       *[other] o controle passa para { $to }
    }
sb-control-stays =
    { $who ->
        [me] você mantém o controle
       *[other] { $name } mantém o controle
    }
sb-control-nobody = ninguém a controla

# Building
sb-builds = A { $company } constrói
sb-build-note = A tesouraria paga. Se faltar dinheiro, a companhia emite ações a $5 cada, tantas quantas o custo pedir: { $display ->
        [0] não resta nenhuma no painel dela
        [1] resta uma no painel dela
       *[other] restam { $display } no painel dela
    }.
sb-build-issues =
    { $count ->
        [1] Emite { $count } ação por $5; { $display ->
            [0] não resta nenhuma
            [1] resta uma
           *[other] restam { $display }
        } no painel.
       *[other] Emite { $count } ações por ${ $amount }; { $display ->
            [0] não resta nenhuma
            [1] resta uma
           *[other] restam { $display }
        } no painel.
    }
sb-build-join = Ligar duas cidades vizinhas
sb-build-join-for = Ligá-las por ${ $cost }
sb-build-treasury-after = Tesouraria depois

# Moving goods
sb-moves = A { $company } move mercadorias
sb-performance-short = desempenho { $performance }
sb-move-row =
    Cubo ({ $color }) de { $from } a { $to } por { $links ->
        [1] um trecho
       *[other] { $links } trechos
    }{ $own ->
        [0] : o desempenho não muda
        [1] : o desempenho sobe um
       *[other] : o desempenho sobe { $own }
    }
sb-move-links =
    { $count ->
        [1] Por um trecho, { $own } da companhia.
       *[other] Por { $count } trechos, { $own } da companhia.
    }
sb-move-deliver = Entregar: desempenho +{ $own }
sb-move-nothing = Não mover nada
sb-move-note =
    { $cube ->
        [1] Cada companhia move um cubo, e depois cada uma um segundo. Trechos próprios elevam o desempenho da { $company }; trechos sem dono também valem.
       *[other] Este é o segundo cubo. Trechos próprios elevam o desempenho da { $company }; trechos sem dono também valem.
    }
sb-why-no-stop = Em { $place } não há cidade nem vila, e portanto nenhum cubo.
sb-why-no-delivery =
    { $why ->
        [goal] Este cubo não pode terminar em { $place }. Escolha uma das cidades que brilham, ou outro cubo.
        [empty] Não há cubos em { $place }.
       *[way] Nenhum cubo de { $place } chega a uma cidade da cor dele por trechos completos da { $company } ou sem dono.
    }

# Selling
sb-sell-title = O que você vende?
sb-sell-count = A vender
sb-sell-of = { $count } de { $held }
sb-sell-less = Vender uma a menos da { $company }
sb-sell-more = Vender uma a mais da { $company }
sb-sell-all = Todas
sb-sell-all-of = Vender todas as da { $company }, ou nenhuma
sb-sell-chosen = { $count } de { $held }
sb-sell-cash-then = Dinheiro depois
sb-sell =
    { $count ->
        [0] Manter todas as ações
        [1] Vender { $count } ação por ${ $amount }
       *[other] Vender { $count } ações por ${ $amount }
    }
sb-sell-mine =
    { $count ->
        [0] Você mantém todas as suas ações.
        [1] Você vende { $count } ação por ${ $amount }.
       *[other] Você vende { $count } ações por ${ $amount }.
    }
sb-sell-again = Escolher de novo
sb-sell-note = Todos escolhem em segredo; quando todos tiverem escolhido, tudo é revelado de uma vez. As vendas não mexem nos preços.
sb-you-control = você a controla
sb-brings = Rende
sb-choosing = Quem já escolheu
sb-has-chosen =
    { $done ->
        [yes] já escolheu
       *[no] está escolhendo
    }

# Told over the board
sb-dividends-of = Dividendos da rodada { $round }
sb-sales-of = Vendas da rodada { $round }
sb-sales = O que foi vendido
sb-stage =
    { $stage ->
        [performance] O desempenho ordena as companhias; as iguais formam uma pilha.
        [dividends] Cada ação paga ao dono o que diz a carta.
        [bonus] Os controladores recebem o bônus do diretor.
        [profit] As companhias recebem o lucro na tesouraria.
       *[prices] { $count ->
            [1] Uma só pilha: todos os preços se movem igual.
           *[other] { $count } pilhas: essa linha da carta move os preços.
        }
    }
sb-tell-next = Próximo
sb-tell-all = Tudo de uma vez
sb-tell-close = Fechar
sb-tell-again = Mostrar os dividendos da rodada { $round }
sb-dividend-none = nenhum
sb-gets = { $name } ${ $amount }
sb-received = O que cada jogador recebeu

# Waiting
sb-drawing-lots = Sorteio
sb-waiting =
    { $phase ->
        [auction] Uma ação da { $company }
        [buy] Compram-se ações da { $company }
        [build] A { $company } constrói
        [move] A { $company } move mercadorias
       *[sell] Vendem-se ações
    }
sb-doing-bid = dar um lance por uma ação da { $company }
sb-doing =
    { $phase ->
        [auction] dar um lance por uma ação da { $company }
        [buy] comprar ações da { $company }
        [build] construir trilhos para a { $company }
        [move] mover mercadorias para a { $company }
       *[sell] vender ações
    }
sb-task =
    { $phase ->
        [auction] dar um lance por uma ação da { $company }
        [buy] comprar ações da { $company }
        [build] construir trilhos para a { $company }
        [move] mover mercadorias para a { $company }
       *[sell] escolher o que vender
    } – rodada { $round } de { $rounds }
sb-do-bid = Oferecer ${ $amount } por uma ação da { $company }
sb-do-pass = Passar
sb-do-buy =
    { $count ->
        [0] Não comprar ações da { $company }
        [1] Comprar { $count } ação da { $company }
       *[other] Comprar { $count } ações da { $company }
    }
sb-do-lay = { $company }: colocar trilhos em { $hex }
sb-do-connect = { $company }: ligar { $a } e { $b }
sb-do-done = { $company }: terminar de construir
sb-do-deliver = { $company }: entregar um cubo ({ $color }) de { $from }, por último via { $over }
sb-do-pass-move = { $company }: não mover nada
sb-do-sell =
    { $count ->
        [0] Manter todas as ações da { $company }
        [1] Vender { $count } ação da { $company }
       *[other] Vender { $count } ações da { $company }
    }

# The result
sb-won-by =
    { $count ->
        [1] { $names } vence com ${ $cash }
       *[other] { $names } dividem a vitória com ${ $cash } cada
    }
sb-chart-start = Início
sb-chart-worth = Valor por rodada
sb-chart-worth-label = Gráfico de linhas do que cada jogador valia após cada rodada: o dinheiro e as ações ao preço delas. As contas abaixo têm os números finais.
sb-chart-prices = Preços das ações por rodada
sb-chart-prices-label = Gráfico de linhas do preço da ação de cada companhia após cada rodada; uma companhia falida está em 0.
sb-accounts = De onde veio o dinheiro
sb-account =
    { $row ->
        [start] Dinheiro no início
        [bought] Ações compradas
        [dividends] Dividendos
        [bonuses] Bônus do diretor
        [sold] Ações vendidas
       *[total] Dinheiro no fim
    }
sb-minus = −${ $amount }
sb-held = Ações na hora dos dividendos

# The log
sb-sold-by =
    { $count ->
        [1] { $name } { $count } ação por ${ $amount }
       *[other] { $name } { $count } ações por ${ $amount }
    }
sb-price-moves =
    { $price ->
        [B] { $company } { $change } até B
       *[other] { $company } { $change } até ${ $price }
    }
sb-event-dealt =
    { $removed ->
        [0] Os cubos são distribuídos: { $cities } às cidades, { $towns } às vilas.
        [1] Os cubos são distribuídos: { $cities } às cidades, { $towns } às vilas; o cinza que há entre eles sai do jogo.
       *[other] Os cubos são distribuídos: { $cities } às cidades, { $towns } às vilas; os { $removed } cinzas que há entre eles saem do jogo.
    }
sb-event-order_drawn =
    { $count ->
        [0] Não resta companhia a sortear.
       *[other] A ordem das companhias é sorteada: { $companies }.
    }
sb-event-first_player_drawn = O sorteio faz de { $name } o jogador inicial.
sb-event-round_began = Começa a rodada { $round }.
sb-event-phase_began =
    { $phase ->
        [auction] Ações vão a leilão nesta ordem: { $companies }.
        [build] Constrói-se nesta ordem: { $companies }.
        [move] Movem-se mercadorias nesta ordem: { $companies }.
       *[dividends] Pagam-se os dividendos.
    }
sb-event-bid = { $name } oferece ${ $amount } por uma ação da { $company }.
sb-event-passed =
    { $unasked ->
        [yes] { $name } não pode dar lance pela { $company } e passa.
       *[no] { $name } passa na { $company }.
    }
sb-event-auction_ended =
    { $name ->
        [none] Ninguém dá lance pela { $company }.
       *[other] { $name } vence o leilão: as ações da { $company } custam ${ $price }.
    }
sb-event-bought =
    { $count ->
        [1] { $name } compra { $count } ação da { $company } por ${ $cost }.
       *[other] { $name } compra { $count } ações da { $company } por ${ $cost }.
    }
sb-event-control_passed =
    { $from ->
        [none] { $to } controla a { $company }.
       *[other] O controle da { $company } passa de { $from } para { $to }.
    }
sb-event-first_player_moved = { $name } é agora o jogador inicial.
sb-event-sale_chosen = { $name } já escolheu o que vender.
sb-event-sold = Ações da { $company } vendidas a ${ $price }: { $sellers }.
sb-event-laid =
    { $change ->
        [new] A { $company } coloca trilhos em { $hex } por ${ $cost }.
        [grown] A { $company } amplia a peça de vila em { $hex } por ${ $cost }.
        [improved] A { $company } melhora a peça em { $hex } por ${ $cost }.
       *[redirected] A { $company } redireciona os trilhos em { $hex } por ${ $cost }.
    }
sb-event-connected = A { $company } liga { $a } e { $b } por ${ $cost }.
sb-event-shares_issued =
    { $count ->
        [1] A { $company } emite { $count } ação; { $display ->
            [0] não resta nenhuma
            [1] resta uma
           *[other] restam { $display }
        } no painel dela.
       *[other] A { $company } emite { $count } ações; { $display ->
            [0] não resta nenhuma
            [1] resta uma
           *[other] restam { $display }
        } no painel dela.
    }
sb-event-build_ended = A { $company } termina de construir.
sb-event-link_taken =
    { $b ->
        [none] A { $owner } assume o trecho sem dono que sai de { $a }.
       *[other] A { $owner } assume o trecho sem dono { $a } – { $b }.
    }
sb-event-link_completed =
    { $owner ->
        [none] O trecho { $a } – { $b } está completo, e não é de ninguém.
       *[other] A { $owner } completa o trecho { $a } – { $b }.
    }
sb-event-link_lost =
    { $b ->
        [none] A { $owner } perde o trecho incompleto que sai de { $a }.
       *[other] A { $owner } perde o trecho { $a } – { $b }.
    }
sb-event-delivered =
    { $own ->
        [0] A { $company } entrega um cubo ({ $color }) de { $from } a { $to } sem usar trechos próprios: desempenho { $performance }.
        [1] A { $company } entrega um cubo ({ $color }) de { $from } a { $to } por { $own } trecho próprio: desempenho { $performance }.
       *[other] A { $company } entrega um cubo ({ $color }) de { $from } a { $to } por { $own } trechos próprios: desempenho { $performance }.
    }
sb-event-move_passed =
    { $cube ->
        [1] A { $company } não move o primeiro cubo.
       *[other] A { $company } não move o segundo cubo.
    }
sb-event-dividend_paid =
    A { $company }, com desempenho { $performance }, { $count ->
        [0] não paga dividendo a ninguém
       *[other] paga ${ $dividend } por ação ({ $paid })
    }{ $bonus ->
        [0] { "" }
       *[other] , a { $ceo } um bônus de ${ $bonus }
    }; { $profit ->
        [0] sem lucro.
       *[other] lucro ${ $profit }.
    }
sb-event-prices_moved =
    { $stacks ->
        [1] Uma pilha, e os preços se movem: { $moves }.
       *[other] { $stacks } pilhas, e os preços se movem: { $moves }.
    }
sb-event-company_bankrupt = A { $company } está falida: suas ações não valem nada e seus trechos ficam sem dono.
sb-event-game_over =
    { $count ->
        [1] { $names } vence com ${ $cash }.
       *[other] { $names } dividem a vitória com ${ $cash } cada.
    }
