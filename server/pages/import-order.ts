/**
 * A module and all modules that it imports, dependencies first. Pages load their style sheets in this order, in the built
 * site (scripts/build/vite-plugins.ts) and in development (development.ts).
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
