export type { ExploreEntry } from './ExploreList.tsx';
export { HEADER_LAYOUTS } from './header-layouts.ts';
export {
  PageHeader,
  type PageHeaderBrand,
  type PageHeaderLink,
  type PageHeaderProps,
  type PageHeaderTool,
} from './PageHeader.tsx';
