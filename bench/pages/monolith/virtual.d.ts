declare module 'virtual:site' {
  export const config: import('../../../shell/src/config/schema.ts').SiteConfig;
  export const registry: import('@ia/federation/registry').Registry;
}
