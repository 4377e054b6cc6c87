/** @throws when no app is named. */
export const appOf = ([app]: readonly string[], command: string): string => {
  if (app) return app;
  throw new Error(
    `federation ${command}: expected the name of an app, found none. What is live: federation status`,
  );
};

/** What `federation revoke` is told. @throws when a part of it is missing: its reason is read by everybody. */
export function revocationOf(
  args: readonly string[],
  reason: string | undefined,
): { app: string; version: string; reason: string } {
  const [app, version] = [appOf(args, 'revoke'), args[1]];
  if (version && reason) return { app, version, reason };
  throw new Error(
    `federation revoke ${app}: expected a version and why, such as federation revoke ${app} 1.4.0-0123abcd --reason "shows another visitor's answers". Nothing was changed.`,
  );
}
