export type { ExploreEntry } from './ExploreList.tsx';
export { ROOMS } from './PageHeader.styles.ts';
export {
  PageHeader,
  type PageHeaderBrand,
  type PageHeaderLink,
  type PageHeaderProps,
  type PageHeaderTool,
} from './PageHeader.tsx';
