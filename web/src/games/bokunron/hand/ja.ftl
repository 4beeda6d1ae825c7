bokunron-card-second = { $card }（二組目）
