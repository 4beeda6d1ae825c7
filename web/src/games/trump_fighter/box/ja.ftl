trump_fighter-name = スーパートランプファイター
trump_fighter-pitch = トランプで格闘！二人同時にカードを出し、先に役に気づいたほうがコール！
trump_fighter-facts = 一人でも、みんなでも 2人 2〜10分 リアルタイム
