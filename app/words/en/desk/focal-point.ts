/** The point of a picture that stays visible when it is cropped. Sent with the page of a picture. */
export const focalPoint = {
  legend: "Focus point",
  cropped: "Pictures are cropped to fit.",
  help: "Tap the most important part, or move the sliders.",
  left: "From the left",
  top: "From the top",
  square: "Square",
};
