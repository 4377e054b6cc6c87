declare module 'virtual:site' {
  export const config: import('@ia/federation/config').SiteConfig;
  export const registry: import('@ia/federation/registry').Registry;
}
