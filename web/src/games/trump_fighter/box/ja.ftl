trump_fighter-name = スーパートランプファイター
trump_fighter-pitch = リアルタイムで格闘！先に役に気づいたほうがコール！
trump_fighter-facts = 一人でも、みんなでも 2人 2〜10分
