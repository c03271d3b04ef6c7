/** The controls of the video on the AI Policy page. */
export const aiPolicy = {
  film: {
    unsupported: "Your browser does not support the video tag.",
    pause: "Pause the video",
    play: "Play the video",
  },
};
