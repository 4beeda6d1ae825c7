trump_fighter-name = スーパートランプファイター
trump_fighter-pitch = こぶしを構えたポーカー。二人同時にカードを出し、先に気づいたほうがコール！
trump_fighter-facts = 2人　2〜10分　リアルタイム
