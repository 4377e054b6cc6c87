interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/**
 * Wraps a script URL for a content security policy that requires Trusted Types.
 * @param url URL of a script of this site, known at build time: any other URL would defeat Trusted Types
 * @param policyName name of the Trusted Types policy, shown in the browser's developer tools
 * @returns the trusted URL, or the plain URL where the browser has no Trusted Types
 */
export function trustedScriptUrl(url: string, policyName: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  return trustedTypes?.createPolicy(policyName, { createScriptURL: () => url }).createScriptURL(url) ?? url;
}
