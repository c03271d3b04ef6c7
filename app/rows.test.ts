import { expect, test } from "vitest";
import { packRows, unpackRows } from "./rows.ts";

test.each<[object[]]>([
  [[]],
  [[{ id: "a", title: 'ሰላም "and" \\ </script>', image_url: null }]],
  [
    [
      { id: "a", past: true },
      { id: "b", past: false },
    ],
  ],
])("%j comes back as it was", (rows) => {
  expect(unpackRows(packRows(rows))).toEqual(rows);
});
