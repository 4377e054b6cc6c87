/** The ways the same pages are served; what differs between them is what the bench measures. */
export type SubjectName = 'federation' | 'federation, own path' | 'lazy' | 'tuned' | 'static';

/** Files of one subject, by the path of their address. */
export type Files = Map<string, Buffer>;

export interface Subject {
  name: SubjectName;
  files: Files;
  /** Where a route of the site stands in this subject, or null where it has none. */
  addressOf(route: string): string | null;
}

/** A hash address of a site that has one document. */
export const hashAddress = (route: string): string => (route === '/' ? '/' : `/#${route}`);
