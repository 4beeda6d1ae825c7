akuma_trick-colour-Y = yellow
akuma_trick-colour-P = pink
akuma_trick-colour-G = green
akuma_trick-colour-V = purple
akuma_trick-colour-B = blue
akuma_trick-colour-W = white
akuma_trick-card = { $colour } { $rank }
