/** A text with every kind of block. */
export const blockText = ({
  clinic,
  report,
  film,
  sound,
  captions,
}: Record<"clinic" | "report" | "film" | "sound" | "captions", string>) =>
  `Text with a note[^why], and another[^2]. The first one again[^why].

![One](/media/${clinic} "In Kigali & Lagos")

![Two](/media/${clinic})

## A gallery

![First of three](/media/${clinic} "With a caption that takes more than one line on a phone")
![Second](/media/${clinic})
![Third](/media/${clinic})

## Files and recordings

[Our report](/media/${report}/The%20report.pdf "For 2026")

[Gone](/files/gone.pdf)

[![The film](/media/${clinic})](/media/${film}/film.mp4)
[English](/media/${captions}/talk.vtt)

[Another film](/media/${film}/film.mp4 "Without a poster")
[English](/media/${captions}/talk.vtt)

[The talk](/media/${sound}/talk.mp3)
[English](/media/${captions}/talk.vtt)

[![Seen there](/media/${clinic})](https://www.youtube.com/watch?v=x)

[Heard there](https://soundcloud.com/someone/talk)

## What opens, and what to do next

::: details Who pays *for* it?
A foundation, for two years:

- travel
- stipends

::: details More
It is published each year.
:::
:::

**[Join the next clinic](/get-involved)**

[^why]: Because of a survey in *six* countries.
[^2]: With two paragraphs.

    The second one, with [a link](/news).`;
