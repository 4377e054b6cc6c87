/** Folders and addresses that a site has for itself: an app's files lie under its name. */
export const RESERVED_NAMES = ['shell', 'packages', 'backend', 'candidate', 'assets'];
