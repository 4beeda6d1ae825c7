akuma_trick-colour-Y = 黄色
akuma_trick-colour-P = ピンク
akuma_trick-colour-G = 緑
akuma_trick-colour-V = 紫
akuma_trick-colour-B = 青
akuma_trick-colour-W = 白
akuma_trick-card = { $colour }{ $rank }
