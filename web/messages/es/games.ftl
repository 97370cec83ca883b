# Lo que dicen las mesas de todos los juegos.

thinking =
    { $who ->
        [me] Te toca { $doing }
        [past] A { $name } le tocaba { $doing }
        [bot] { $name } piensa: le toca { $doing }
       *[human] Esperamos a { $name }: le toca { $doing }
    }
bid-less = Pujar uno menos
bid-more = Pujar uno más
bid-amount = Tu puja, de { $least } a { $most }
bid-quick = Pujas rápidas
bid-raise = +{ $by }
bid-max = Máx. { $amount }
bid-choose = Pujar { $amount }
bid-standing = Puja vigente
bid-by = de { $name }
bid-nobody = nadie aún
bidder =
    { $state ->
        [leads] en cabeza
        [turn] le toca
        [in] sigue
       *[out] pasó
    }
money = ${ $amount }
gain = +${ $gain }
pass = Pasar
tie-shared = Iguales en todo lo que cuenta: comparten el puesto.
