# Steam Barons: por que as regras recusam uma ação, pelo código de cada recusa.

# De quem é a vez
sb-refusal-turn-wrong-action = Não é o momento para isso. Escolha uma das ações oferecidas.
sb-refusal-turn-other-seat = É a vez de outro jogador.
sb-refusal-turn-unknown-company = Não existe tal companhia.
sb-refusal-turn-other-company = As companhias vêm na sua ordem, e é a vez de outra.
sb-refusal-turn-bankrupt-company = Esta companhia está falida: ela não volta nunca, e as suas ações já não existem.
sb-refusal-turn-no-controller = Ninguém jamais comprou uma ação desta companhia, por isso ela não constrói nem move nada.
sb-refusal-build-no-urbanization = Em Steam Barons nada é urbanizado: as vilas continuam vilas.
sb-refusal-turn-not-used = Em Steam Barons não se usam crescimento de cidades, fichas de ação nem locomotivas.
sb-refusal-build-no-capital = Aqui não se levanta capital: a companhia emite ações sozinha quando uma construção precisa delas.
sb-refusal-move-no-points = Aqui não se marcam pontos: as entregas aumentam o desempenho da companhia.
sb-refusal-turn-over = A partida terminou.

# O sorteio
sb-refusal-chance-not-due = Agora não há nada a sortear.
sb-refusal-chance-deal-due = Primeiro os cubos são distribuídos.
sb-refusal-chance-order-due = Primeiro a ordem das companhias é sorteada.
sb-refusal-chance-first-player-due = Primeiro o jogador inicial é sorteado.
sb-refusal-chance-no-seat = O jogador inicial deve ser um dos desta mesa.
sb-refusal-deal-form = Em Steam Barons os cubos são distribuídos às cidades e às vilas.
sb-refusal-deal-no-place = Foram distribuídos cubos a um lugar que não está neste tabuleiro.
sb-refusal-deal-place-missing = Uma distribuição nomeia todas as cidades e vilas que recebem cubos, mesmo que não recebam nenhum.
sb-refusal-deal-count = Um lugar recebeu um número errado de cubos.
sb-refusal-deal-no-color = Não há cubos de tal cor.
sb-refusal-deal-too-many = Foram distribuídos mais cubos de uma cor do que há no saco.
sb-refusal-order-companies = Uma ordem nomeia uma vez cada companhia que não está falida.

# Ações
sb-refusal-auction-too-low = Um lance deve superar o lance atual; o primeiro é o preço da ação ou mais, e pelo menos $1.
sb-refusal-auction-too-high = Você não pode oferecer mais do que o seu dinheiro.
sb-refusal-auction-no-shares = Só se leiloam companhias com ações entre as disponíveis.
sb-refusal-buy-too-few = Quem deu o lance mais alto compra pelo menos uma ação; os outros, nenhuma ou mais.
sb-refusal-buy-too-many = Você só pode comprar as ações que estejam disponíveis e que possa pagar.
sb-refusal-sell-other-company = Decide-se companhia por companhia, na ordem delas.
sb-refusal-sell-count = Você só pode vender ações que tem.

# Trilhos
sb-refusal-build-no-tiles-left = A companhia já colocou todas as suas peças desta rodada.
sb-refusal-build-cannot-pay = Isso custa mais do que há na tesouraria, e não restam ações suficientes para emitir.
sb-refusal-build-no-hex = Não existe tal hexágono neste tabuleiro.
sb-refusal-build-water = Este hexágono é água. Trilhos só são colocados em terra.
sb-refusal-build-city = Os trilhos são colocados em volta de uma cidade, não sobre ela.
sb-refusal-build-no-face = Nenhuma peça mostra esses trilhos, gire-se como se girar.
sb-refusal-build-no-tile-left = Todas as peças com estes trilhos estão em uso. Escolha outra.
sb-refusal-build-town-tile = As vilas só aceitam peças de vila, e estas só vão em vilas.
sb-refusal-build-off-map = O trilho sairia do mapa.
sb-refusal-build-into-water = O trilho levaria à água.
sb-refusal-build-blocked = Este lado do hexágono está bloqueado. Nenhum trilho o atravessa.
sb-refusal-build-joins-rival = O trilho se uniria à ponta aberta de outra companhia. Trilhos de donos diferentes não se unem pelas pontas.
sb-refusal-build-loop = O trecho iria de uma parada até ela mesma.
sb-refusal-build-not-connected = Um trilho novo tem de continuar os trilhos da companhia.
sb-refusal-build-no-link-in-town = Nenhum trecho da companhia termina nesta vila. Pelo menos um ramal novo tem de dar para os trilhos dela ou para uma cidade que ela alcança.
sb-refusal-build-unowned-out-of-reach = Este trilho não tem dono, mas começa numa vila onde não termina nenhum trecho da companhia.
sb-refusal-build-not-from-here = A companhia não pode construir a partir desta cidade: seus trilhos saem de um porto, se o tabuleiro os tem, e daí em diante ficam sempre ligados.
sb-refusal-build-two-pieces = Uma primeira construção não pode deixar os trilhos em duas partes.
sb-refusal-build-town-keeps-spurs = Uma peça maior numa vila conserva todos os ramais e acrescenta pelo menos um.
sb-refusal-build-no-change = A peça já está assim.
sb-refusal-build-keeps-segments = Uma peça dupla só substitui uma simples se o trilho antigo ficar exatamente como está.
sb-refusal-build-redirect-one = Redirecionar muda exatamente um trilho; nada se acrescenta nem se tira.
sb-refusal-build-not-last-tile = Só se pode redirecionar a última peça de um trecho incompleto.
sb-refusal-build-rivals-link = Este trecho é de outra companhia. Até ficar sem dono ninguém mais pode usá-lo.
sb-refusal-build-keeps-entry = O trilho redirecionado continua entrando pelo mesmo lado e sai por outro.
sb-refusal-build-no-pair = Não são duas cidades vizinhas.
sb-refusal-build-pair-joined = Estas duas cidades já estão ligadas. Entre elas há um só trecho, para sempre.
sb-refusal-build-pair-not-reached = A companhia já tem de alcançar uma das duas cidades.
sb-refusal-build-no-port = Uma primeira construção começa num porto, ou numa cidade que trechos completos ligam a um.

# Mercadorias
sb-refusal-deliver-no-stop = Neste hexágono não há cidade nem vila.
sb-refusal-deliver-no-cube = Ali não há nenhum cubo desta cor.
sb-refusal-deliver-no-route = Um percurso tem pelo menos um trecho.
sb-refusal-deliver-broken-route = Cada trecho de um percurso sai da parada onde terminou o anterior.
sb-refusal-deliver-no-link = Por ali não sai da parada nenhum trecho completo.
sb-refusal-deliver-twice = Um cubo não visita nenhuma parada duas vezes.
sb-refusal-deliver-passes-its-city = Um cubo termina na primeira cidade da sua cor em que entra.
sb-refusal-deliver-wrong-city = Um cubo tem de terminar numa cidade da sua cor.
sb-refusal-deliver-rivals-link = Um cubo viaja por trechos da sua companhia ou sem dono, não pelos de outra.
sb-refusal-deliver-too-many-ways = Aqui há tantos caminhos que só contam os mais curtos: com mais de 10.000 entregas possíveis, os cubos vão por menos trechos.
