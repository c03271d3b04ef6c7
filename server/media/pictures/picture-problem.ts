/** Why a picture is not shown, in words for whoever put it there. */
export class PictureProblem extends Error {}
