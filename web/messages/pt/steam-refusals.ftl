# Steam: por que as regras recusam uma ação, pelo código de cada recusa.

# De quem é a vez
st-refusal-turn-wrong-action = Não é o momento para isso. Escolha uma das ações oferecidas.
st-refusal-turn-other-seat = É a vez de outro jogador.
st-refusal-turn-bankrupt = Quem está falido está fora do jogo.
st-refusal-turn-no-company = Em Steam agem os jogadores, não as companhias.
st-refusal-capital-too-late = O capital só é comprado no início do turno. Depois tudo é pago com o dinheiro em caixa.
st-refusal-capital-as-needed = O capital não se compra: ele é levantado sozinho quando um custo precisa dele, e não mais que o necessário.
st-refusal-turn-over = A partida terminou.

# O sorteio
st-refusal-chance-not-due = Agora não há nada a sortear.
st-refusal-chance-deal-due = Primeiro os cubos são distribuídos.
st-refusal-chance-order-due = Primeiro a ordem de turno é sorteada.
st-refusal-deal-form = Em Steam os cubos são distribuídos às cidades e à Reserva de mercadorias.
st-refusal-deal-spaces = A Reserva de mercadorias deste tabuleiro tem outro número de espaços.
st-refusal-deal-no-place = Foram distribuídos cubos a um lugar que não está neste tabuleiro.
st-refusal-deal-place-missing = Uma distribuição nomeia todas as cidades e vilas que recebem cubos, mesmo que não recebam nenhum.
st-refusal-deal-count = Um lugar recebeu um número errado de cubos.
st-refusal-deal-no-color = Não há cubos de tal cor.
st-refusal-deal-too-many = Foram distribuídos mais cubos de uma cor do que há no saco.
st-refusal-order-seats = Uma ordem nomeia uma vez cada jogador da mesa.

# Leilões
st-refusal-auction-too-low = Um lance deve superar o lance atual; o primeiro é de $0 ou mais.
st-refusal-auction-too-high = Você não pode oferecer mais do que pode pagar.

# Dinheiro
st-refusal-capital-steps = Você não pode levantar tantos passos: um por cada ponto de renda acima de -10 e depois um por cada 2 PV.
st-refusal-money-cannot-raise = Isso custa mais do que o seu dinheiro e todo o capital que você pode levantar.
st-refusal-money-too-little-cash = Isso custa mais do que o seu dinheiro. Capital só se compra no começo do turno.

# Fichas de ação
st-refusal-tiles-no-tile = Não existe tal ficha de ação.
st-refusal-tiles-taken = Esta ficha de ação já foi pega neste turno. Escolha uma das que restam.
st-refusal-tiles-no-pass = Só se pode abrir mão das ações de Crescimento urbano e Urbanização.
st-refusal-tiles-only-pass = Desta ação só se pode abrir mão: não resta com que fazê-la, ou onde.

# Trilhos
st-refusal-build-no-tiles-left = Você já colocou todas as suas peças deste turno.
st-refusal-build-action-owed = Antes você tem de fazer a ação da sua ficha: escolheu usá-la.
st-refusal-build-no-hex = Não existe tal hexágono neste tabuleiro.
st-refusal-build-water = Este hexágono é água. Trilhos só são colocados em terra.
st-refusal-build-city = Os trilhos são colocados em volta de uma cidade, não sobre ela.
st-refusal-build-no-face = Nenhuma peça mostra esses trilhos, gire-se como se girar.
st-refusal-build-no-tile-left = Todas as peças com estes trilhos estão em uso. Escolha outra.
st-refusal-build-town-tile = As vilas só aceitam peças de vila, e estas só vão em vilas.
st-refusal-build-off-map = O trilho sairia do mapa.
st-refusal-build-into-water = O trilho levaria à água.
st-refusal-build-blocked = Este lado do hexágono está bloqueado. Nenhum trilho o atravessa.
st-refusal-build-joins-rival = O trilho se uniria à ponta aberta de outro jogador. Trilhos de donos diferentes não se unem pelas pontas.
st-refusal-build-loop = O trecho iria de uma parada até ela mesma.
st-refusal-build-not-connected = Um trilho novo tem de sair de uma cidade ou continuar trilhos seus.
st-refusal-build-no-link-in-town = Você não tem nenhum trecho que termine nesta vila. Pelo menos um ramal novo tem de dar para uma cidade ou para trilhos seus.
st-refusal-build-unowned-out-of-reach = Este trilho não tem dono, mas começa numa vila onde não termina nenhum trecho seu.
st-refusal-build-not-from-here = Seus primeiros trilhos saem de um porto, ou de uma cidade que trechos completos ligam a um.
st-refusal-build-two-pieces = Uma primeira construção não pode deixar os trilhos em duas partes.
st-refusal-build-town-keeps-spurs = Uma peça maior numa vila conserva todos os ramais e acrescenta pelo menos um.
st-refusal-build-no-change = A peça já está assim.
st-refusal-build-keeps-segments = Uma peça dupla só substitui uma simples se o trilho antigo ficar exatamente como está.
st-refusal-build-redirect-one = Redirecionar muda exatamente um trilho; nada se acrescenta nem se tira.
st-refusal-build-not-last-tile = Só se pode redirecionar a última peça de um trecho incompleto.
st-refusal-build-rivals-link = Este trecho é de outro jogador. Até ficar sem dono ninguém mais pode usá-lo.
st-refusal-build-keeps-entry = O trilho redirecionado continua entrando pelo mesmo lado e sai por outro.

# Cidades
st-refusal-build-no-action = Só pode fazer isso quem pegou essa ficha de ação e não abriu mão da ação dela.
st-refusal-build-action-passed = Você abriu mão desta ação ao pegar a ficha, e não pagou por ela.
st-refusal-build-action-done = Você já fez a ação da sua ficha neste turno.
st-refusal-build-no-town = Neste hexágono não há nenhuma vila.
st-refusal-build-link-points-home = Um trecho que começa nesta vila aponta de volta para ela. Antes redirecione-o ou complete-o.
st-refusal-build-no-new-city = Não resta nenhuma peça de Cidade Nova desta cor.
st-refusal-build-no-marker = Não resta nenhum marcador de crescimento.
st-refusal-build-no-city = Neste hexágono não há nenhuma cidade.
st-refusal-build-has-grown = Esta cidade já cresceu, ou é uma Cidade Nova.
st-refusal-build-supply-space = Escolha um espaço da Reserva de mercadorias que tenha cubos.
st-refusal-build-supply-empty = A Reserva de mercadorias está vazia: a ação é feita sem cubos.

# Mercadorias
st-refusal-move-fastest = Sua locomotiva é de nível 6, o mais alto.
st-refusal-move-improved = Você já melhorou sua locomotiva nesta fase. Isso pode ser feito uma vez nas duas rodadas juntas.
st-refusal-deliver-no-city = Neste hexágono não há nenhuma cidade. Os cubos saem de cidades.
st-refusal-deliver-no-stop = Neste hexágono não há cidade nem vila.
st-refusal-deliver-no-cube = Ali não há nenhum cubo desta cor.
st-refusal-deliver-no-route = Um percurso tem pelo menos um trecho.
st-refusal-deliver-broken-route = Cada trecho de um percurso sai da parada onde terminou o anterior.
st-refusal-deliver-no-link = Por ali não sai da parada nenhum trecho completo.
st-refusal-deliver-twice = Um cubo não visita nenhuma parada duas vezes.
st-refusal-deliver-passes-its-city = Um cubo termina na primeira cidade da sua cor em que entra.
st-refusal-deliver-wrong-city = Um cubo tem de terminar numa cidade da sua cor.
st-refusal-deliver-too-far = O percurso tem mais trechos do que níveis a sua locomotiva.
st-refusal-deliver-no-own-link = Você tem de usar pelo menos um trecho seu.
st-refusal-deliver-too-few-own-links = Você tem de usar pelo menos tantos trechos seus quantos de qualquer outro jogador.
st-refusal-deliver-too-many-ways = Aqui há tantos caminhos que só contam os mais curtos: com mais de 10.000 entregas possíveis, os cubos vão por menos trechos.
st-refusal-score-no-scale = Todos os pontos de uma entrega vão para a renda ou todos para os PV.
st-refusal-score-no-points = Não há pontos a marcar: nada foi entregue.
