akuma_trick-name = アクマトリック
akuma_trick-pitch = 手のひらのアクマを逃がそう。ただし、すっからかんになったら負け。
akuma_trick-facts = 3〜6人・20分
akuma_trick-credit = アクマトリック（説明書に作者名の記載はありません）
