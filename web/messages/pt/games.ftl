# O que dizem as mesas de todos os jogos.

thinking =
    { $who ->
        [me] É sua vez de { $doing }
        [past] Era a vez de { $name } de { $doing }
        [bot] { $name } está pensando: é sua vez de { $doing }
       *[human] Aguardando { $name }: é sua vez de { $doing }
    }
bid-less = Oferecer um a menos
bid-more = Oferecer um a mais
bid-amount = Seu lance, de { $least } a { $most }
bid-quick = Lances rápidos
bid-raise = +{ $by }
bid-max = Máx. { $amount }
bid-choose = Oferecer { $amount }
bid-standing = Lance atual
bid-by = de { $name }
bid-nobody = ninguém ainda
bidder =
    { $state ->
        [leads] na frente
        [turn] na vez
        [in] continua
       *[out] passou
    }
money = ${ $amount }
gain = +${ $gain }
pass = Passar
tie-shared = Iguais em tudo o que conta: o lugar é dividido.
