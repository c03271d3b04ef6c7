/**
 * How the code of a page is fetched when a visitor moves to it, in place of React Router's own way, which
 * reloads the page they are on at the first failure, even if they only pointed at a link.
 */

declare global {
  interface Window {
    __reactRouterDataRouter?: { state: { navigation: { location?: Location | undefined } } };
  }
}

type Location = { pathname: string; search: string; hash: string };
type RouteModules = Record<string, unknown>;

export async function loadRouteModule(route: { id: string; module: string }, loaded: RouteModules) {
  if (route.id in loaded) return loaded[route.id];
  try {
    loaded[route.id] = await import(/* @vite-ignore */ route.module).catch(
      // A browser may remember that an address failed, so the second try has another.
      () => import(/* @vite-ignore */ `${route.module}?again`),
    );
    return loaded[route.id];
  } catch {
    const target = window.__reactRouterDataRouter?.state.navigation.location;
    // The server has the whole page. Whoever only came near a link waits for nothing.
    if (target) window.location.assign(target.pathname + target.search + target.hash);
    return new Promise(() => {});
  }
}
