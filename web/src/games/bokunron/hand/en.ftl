bokunron-card-second = { $card } (second deck)
