/**
 * A module and all it imports, those it builds on first. In this order a page has its style sheets, in the built site
 * (scripts/build/style-order.ts) and while developing (development.ts).
 */
export function* importOrder<Module>(
  module: Module,
  importsOf: (module: Module) => Iterable<Module>,
  seen = new Set<Module>(),
): Generator<Module> {
  if (seen.has(module)) return;
  seen.add(module);
  for (const imported of importsOf(module)) yield* importOrder(imported, importsOf, seen);
  yield module;
}
