// An address within the product, to come back to: never another site, never a call of the API.
export const SITE_PATH_MAX_LENGTH = 500;

// No segment is empty or begins with a dot, so that no browser reads a host or a step upwards into it.
const SHAPE = /^(\/|(\/[\w%~-][\w%~.-]*)+\/?)(\?[\w%~.=&/+-]*)?$/;
const NOT_SCREENS = /^\/(api|demo)(\/|$)/i;

/** With percent signs read, as some box on the way may read them before a browser does. */
const pathOf = (address: string): string | undefined => {
  try {
    return decodeURIComponent(address.split('?')[0] ?? '');
  } catch {
    return undefined;
  }
};

export const isSitePath = (address: string): boolean => {
  if (address.length > SITE_PATH_MAX_LENGTH || !SHAPE.test(address)) return false;
  const path = pathOf(address);
  return path !== undefined && !/\/[/.]|[\\\s%]/.test(path) && !NOT_SCREENS.test(path);
};
