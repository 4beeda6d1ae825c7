bokunron-card-second = { $card }（二組目）
bokunron-apart = ストック
