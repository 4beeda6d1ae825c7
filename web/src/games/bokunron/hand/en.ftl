bokunron-card-second = { $card } (second deck)
bokunron-apart = Stock
