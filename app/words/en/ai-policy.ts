/** The controls of the film on the AI Policy page. */
export const aiPolicy = {
  film: {
    unsupported: "Your browser does not support the video tag.",
    pause: "Pause the film",
    play: "Play the film",
  },
};
