import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ThemeProvider, useTheme } from "./theme.tsx";

function ShowsTheme() {
  return <p>{useTheme().theme}</p>;
}

test("the theme is light on the server, inside its provider", () => {
  expect(
    renderToString(
      <ThemeProvider>
        <ShowsTheme />
      </ThemeProvider>,
    ),
  ).toBe("<p>light</p>");
});

test("using the theme outside its provider is an error", () => {
  expect(() => renderToString(<ShowsTheme />)).toThrow("useTheme must be used inside <ThemeProvider>.");
});
