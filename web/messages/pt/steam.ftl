# Steam: os painéis junto ao tabuleiro, o registro, o resultado.

st-players = Jogadores
st-order-of-play = Ordem
st-goods = Mercadorias
st-track-tiles = Peças
st-set-up = Preparação

st-column-vp = PV
st-column-links = Trechos
st-column-likely = Final
st-action-passed = abriu mão da ação
st-order = Ordem de turno
st-acting =
    { $phase ->
        [build] Ordem ao construir
       *[move] Ordem ao mover
    }
st-action-tiles = Fichas de ação

st-turn-number = Turno { $turn }
st-turn-of = Turno { $turn } de { $turns }
st-phase =
    { $phase ->
        [auction] Leilão da ordem
        [capital] Comprar capital
        [tiles] Fichas de ação
        [build] Construir trilhos
        [move] Mover mercadorias
        [score] Mover mercadorias
       *[over] Fim
    }
st-chapter =
    Turno { $turn }: { $phase ->
        [auction] leilão da ordem
        [capital] comprar capital
        [tiles] fichas de ação
        [build] construir trilhos
       *[move] mover mercadorias
    }
st-round = rodada { $round }

# As fichas de ação
st-tile-turn-order = Ordem de turno
st-tile-first-move = Mover primeiro
st-tile-engineer = Engenheiro
st-tile-first-build = Construir primeiro
st-tile-city-growth = Crescimento urbano
st-tile-locomotive = Locomotiva
st-tile-urbanization = Urbanização
st-effect-turn-order =
    { $rules ->
        [standard] passa uma vez no leilão sem sair
       *[base] é o primeiro no próximo turno
    }
st-effect-first-move = move primeiro, nas duas rodadas
st-effect-engineer = coloca quatro peças em vez de três
st-effect-first-build = constrói primeiro
st-effect-city-growth = cubos da Reserva vão para uma cidade
st-effect-locomotive = a locomotiva sobe um nível na hora
st-effect-urbanization = uma vila vira Cidade Nova, com cubos
st-cost-free = grátis
st-cost-level = $4 + nível
st-tile-used =
    { $used ->
        [yes] ação usada
       *[no] abriu mão da ação
    }

# Escolha da ficha de ação
st-tiles-title = Que ficha de ação?
st-tiles-row =
    { $tile }, valor { $value }: { $state ->
        [free] disponível
        [held] com { $name }
       *[dear] não dá para pagar
    }
st-tiles-take = Pegar { $tile }
st-tiles-take-for = Pegar { $tile } por ${ $cost }
st-tiles-take-pass = Pegar e abrir mão da ação
st-tiles-note-base = Os valores das fichas definem a ordem do próximo turno: o mais baixo vem primeiro.
st-tiles-note-standard = Todas as fichas são grátis. No fim da partida, o valor mais baixo desempata.
st-tiles-dear =
    { $rules ->
        [standard] { $tile } não pode ser pega: sua ação não tem mais alvo.
       *[base] { $tile } custa mais do que você consegue reunir, ou sua ação não tem mais alvo.
    }
st-tiles-taken = { $name } já pegou { $tile } neste turno.

# Dinheiro
st-capital-raised = Levanta ${ $amount } de capital: renda { $income }, { $vp } PV
st-capital-title = Quanto capital você compra?
st-capital-after = Dinheiro depois
st-capital-buy = Comprar ${ $amount } de capital
st-capital-none = Não comprar
st-capital-less = Comprar $5 a menos
st-capital-more = Comprar $5 a mais
st-capital-quick = Escolha rápida de capital
st-capital-field = Seu capital, de { $least } a { $most } dólares, de 5 em 5
st-capital-choose = Escolher { $dollars }
st-capital-note = É o único dinheiro deste turno: com ele se pagam os lances e os trilhos. No fim do turno você recebe sua renda menos $1 por nível da sua locomotiva.
st-money = Dinheiro
st-income = Renda
st-likely-note = Os PV com que pode terminar: PV, renda e trechos como estão, e uma entrega por turno daqui em diante. É uma estimativa.
st-bankrupt = falido

# Leilões da ordem
st-auction-place = Vai a leilão a posição { $place } da ordem
st-auction-order = Vai a leilão a ordem do turno
st-auction-bid = Oferecer ${ $amount }
st-auction-pass-place =
    { $paid ->
        [0] Passar: posição { $place } sem pagar
       *[other] Passar: posição { $place } por ${ $paid }
    }
st-auction-pass-free = Passar e continuar
st-auction-cash = ${ $amount } em mãos
st-auction-has-place = posição { $place }
st-auction-free-pass = { $name } pode passar uma vez e continuar.
st-auction-note-opening = Quem vence paga levantando capital: $5 por nível de renda, e fica com o troco.
st-auction-note-standard = Quem passa fica com a última posição livre. Os dois últimos pagam o lance inteiro, o primeiro a sair não paga nada e os demais, a metade.

# Espera
st-waiting =
    { $phase ->
        [auction] Leilão da ordem
        [capital] Compra-se capital
        [tiles] Escolhem-se fichas de ação
        [build] Constroem-se trilhos
        [score] Pontua-se uma entrega
       *[move] Movem-se mercadorias
    }
st-doing =
    { $phase ->
        [auction] dar um lance pela ordem
        [capital] comprar capital
        [tiles] escolher uma ficha de ação
        [build] construir trilhos
        [score] pôr pontos na renda ou em PV
       *[move] mover mercadorias
    }
st-won-by =
    { $count ->
        [0] Todos faliram; ninguém vence
        [1] { $names } vence com { $score } PV
       *[other] { $names } dividem a vitória com { $score } PV cada
    }

# Jogadores
st-no-tile = ainda sem ficha
st-points-open =
    { $points ->
        [1] { $points } ponto a pôr na renda ou em PV
       *[other] { $points } pontos a pôr na renda ou em PV
    }
st-improved = melhorada neste turno

# Níveis
st-locomotives = Locomotivas
st-vp-track = Pontos de vitória
st-on-track = { $name }: { $value }

# Mercadorias
st-supply = Reserva de mercadorias
st-space =
    { $count ->
        [0] Espaço { $space }: vazio
       *[other] Espaço { $space }: { $cubes }
    }
st-supply-note = Crescimento urbano e Urbanização trazem ao tabuleiro todos os cubos de um espaço.
st-new-cities = Cidades Novas restantes
st-growth-markers = Marcadores de crescimento restantes
st-bag = No saco
st-delivered = Entregues
st-none = nenhum
st-cubes-of = { $count } { $color }

# Peças
st-tiles-left =
    { $count ->
        [0] { $face }: não restam
        [1] { $face }: resta { $count }
       *[other] { $face }: restam { $count }
    }
st-tile-group =
    { $group ->
        [simple] Simples
        [complex] Duplas
       *[town] De vila
    }
st-tiles-both = Peças de duas faces contam uma vez, qualquer que seja a usada.

# O resultado
st-tell = Passo a passo
st-tell-next =
    { $row ->
        [vp] PV da partida
        [income] Renda
       *[links] Trechos
    }
st-tell-add =
    { $row ->
        [vp] Somar: PV da partida
        [income] Somar: renda
       *[links] Somar: trechos
    }
st-tell-all = Tudo de uma vez
st-sheet = Folha de pontuação
st-sheet-vp = PV da partida
st-sheet-income-note = 1 PV por 2; abaixo de 0, −2 PV por 1
st-sheet-links = Trechos completos
st-sheet-total = PV
st-sheet-how = Como se chegou lá
st-sheet-deliveries = Cubos entregues
st-sheet-to-vp = Pontos postos em PV
st-sheet-to-income = Pontos postos na renda
st-sheet-others = Pontos de entregas alheias
st-sheet-capital = Capital levantado
st-chart-vp = PV por turno
st-chart-vp-label = Gráfico de linhas com os PV de cada jogador depois de cada turno e no fim; a folha de pontuação traz os números finais.
st-chart-income = Renda por turno
st-chart-income-label = Gráfico de linhas com a renda de cada jogador depois de cada turno; a folha de pontuação traz os números finais.
st-chart-end = Fim

# O registro
st-begins-with = { $name } com ${ $amount }
st-points-of =
    { $points ->
        [1] { $points } ponto para { $name }
       *[other] { $points } pontos para { $name }
    }
st-event-dealt = Os cubos são distribuídos: { $cities } para as cidades, { $supply } para a Reserva de mercadorias.
st-event-order_drawn =
    { $auction ->
        [yes] O sorteio decide que { $name } abre o leilão da primeira ordem.
       *[no] A ordem é sorteada: { $names }.{ $count ->
            [0] { "" }
           *[other] { " " }Começam com dinheiro: { $money }.
        }
    }
st-event-turn_began =
    { $count ->
        [0] Começa o turno { $turn } de { $turns }.
       *[other] Começa o turno { $turn } de { $turns }. Ordem: { $names }.
    }
st-event-phase_began =
    { $phase ->
        [auction] A ordem do turno vai a leilão{ $count ->
            [0] .
           *[other] { "" }; até agora era { $names }.
        }
        [capital] Compra-se capital, nesta ordem: { $names }.
        [tiles] Escolhem-se fichas de ação, nesta ordem: { $names }.
        [build] Constroem-se trilhos, nesta ordem: { $names }.
       *[move] Movem-se mercadorias, nesta ordem: { $names }.
    }
st-event-capital_raised = { $name } levanta ${ $amount } de capital: renda { $income }, { $vp } PV, ${ $money } em mãos.
st-event-capital_declined = { $name } não compra capital.
st-event-income =
    { $way ->
        [none] { $name } não recebe nem paga nada.
        [in] { $name } recebe ${ $amount } e tem ${ $money }.
       *[out] { $name } paga ${ $amount } e fica com ${ $money }, renda { $income }, { $vp } PV.
    }
st-event-bankrupt = { $name } não pode pagar: vai à falência e sai da partida.
st-event-bid = { $name } oferece ${ $amount }.
st-event-passed =
    { $free ->
        [yes] { $name } passa e continua, graças à ficha Ordem de turno.
       *[no] { $unasked ->
            [yes] { $name } não pode aumentar o lance e passa.
           *[no] { $name } passa.
        }
    }
st-event-place_taken =
    { $paid ->
        [0] { $name } fica com a posição { $place } e não paga nada.
       *[other] { $name } fica com a posição { $place } por ${ $paid }.
    }
st-event-order_set = Ordem de turno: { $names }.
st-event-tile_taken =
    { $use ->
        [yes] { $cost ->
            [0] { $name } pega { $tile }.
           *[other] { $name } pega { $tile } por ${ $cost }.
        }
       *[no] { $name } pega { $tile } e abre mão da ação.
    }
st-event-locomotive_improved =
    { $level ->
        [1] A locomotiva de { $name } agora alcança { $level } trecho.
       *[other] A locomotiva de { $name } agora alcança { $level } trechos.
    }
st-event-laid =
    { $change ->
        [new] { $name } coloca trilhos em { $hex } por ${ $cost }.
        [grown] { $name } amplia a peça de vila em { $hex } por ${ $cost }.
        [improved] { $name } melhora a peça em { $hex } por ${ $cost }.
       *[redirected] { $name } redireciona os trilhos em { $hex } por ${ $cost }.
    }
st-event-link_taken =
    { $b ->
        [none] { $owner } assume o trecho sem dono que sai de { $a }.
       *[other] { $owner } assume o trecho sem dono { $a } – { $b }.
    }
st-event-link_completed =
    { $owner ->
        [none] O trecho { $a } – { $b } está completo, e não é de ninguém.
       *[other] { $owner } completa o trecho { $a } – { $b }.
    }
st-event-link_lost =
    { $b ->
        [none] { $owner } perde o trecho incompleto que sai de { $a }.
       *[other] { $owner } perde o trecho { $a } – { $b }.
    }
st-event-link_removed =
    { $owner ->
        [none] Um ramal de { $a } desaparece sob a Cidade Nova.
       *[other] Um ramal de { $owner } em { $a } desaparece sob a Cidade Nova.
    }
st-event-urbanized =
    { $count ->
        [0] { $name } transforma { $hex } em Cidade Nova ({ $color }), sem cubos.
       *[other] { $name } transforma { $hex } em Cidade Nova ({ $color }), com { $cubes }.
    }
st-event-city_grew =
    { $count ->
        [0] { $name } faz { $hex } crescer, sem cubos.
       *[other] { $name } faz { $hex } crescer: { $cubes }.
    }
st-event-build_ended =
    { $unasked ->
        [yes] { $name } não tem mais nada a construir.
       *[no] { $name } termina de construir.
    }
st-event-delivered =
    { $links ->
        [1] { $name } entrega um cubo ({ $color }) de { $from } a { $to } por { $links } trecho: { $points }.
       *[other] { $name } entrega um cubo ({ $color }) de { $from } a { $to } por { $links } trechos: { $points }.
    }
st-event-scored =
    { $as ->
        [vp] { $points ->
            [1] { $name } põe { $points } ponto em PV: { $vp }.
           *[other] { $name } põe { $points } pontos em PV: { $vp }.
        }
       *[income] { $points ->
            [1] { $name } põe { $points } ponto na renda: { $income }
           *[other] { $name } põe { $points } pontos na renda: { $income }
        }{ $lost ->
            [0] .
           *[other] { "" }; perdem-se { $lost }, pois a renda acaba em +10.
        }
    }
st-event-move_passed =
    { $unasked ->
        [yes] { $name } não pode entregar nada na rodada { $round }.
       *[no] { $name } passa na rodada { $round }.
    }
st-event-game_over =
    { $count ->
        [0] Todos faliram; ninguém vence.
        [1] { $names } vence com { $score } PV.
       *[other] { $names } dividem a vitória com { $score } PV cada.
    }

st-payday = Renda
st-payday-text = Cada um recebe ou paga conforme a renda
st-tie = Com os mesmos PV, vem primeiro a renda mais alta e depois a ficha de ação mais baixa do último turno.
