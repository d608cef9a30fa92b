/** Addresses of this page. A static host knows one file only, so there our path follows a question mark: `?/learn`. */

/** Whether this is the static edition, which has no server. */
export const isStatic = import.meta.env.MODE === 'static';

/** The address of one of our paths, for links. */
export const href = (path: string): string => (isStatic ? `?${path}` : path);

/** The address of one of our paths, for other people. */
export const abroad = (path: string): string => new URL(href(path), location.href).href;

/** Our path that an address leads to, with what follows it; null if it leads elsewhere. */
export function inside(address: URL | Location): string | null {
  if (address.origin !== location.origin) return null;
  if (!isStatic) {
    const { pathname, search, hash } = address;
    return pathname.startsWith('/api/') ? null : pathname + search + hash;
  }
  const folder = (path: string) => path.replace(/[^/]*$/, '');
  if (folder(address.pathname) !== folder(location.pathname)) return null;
  return (address.search.slice(1) || '/') + address.hash;
}

/** The path we are at. */
export const here = (): string => (inside(location) ?? '/').replace(/[?#].*/, '');

/** What the address asks for beside the path. */
export function asked(): URLSearchParams {
  const [, query = ''] = /\?([^#]*)/.exec(inside(location) ?? '') ?? [];
  return new URLSearchParams(query);
}
