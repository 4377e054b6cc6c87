export type { ExploreEntry } from './ExploreList.tsx';
export {
  PageHeader,
  type PageHeaderBrand,
  type PageHeaderLink,
  type PageHeaderProps,
  type PageHeaderTool,
} from './PageHeader.tsx';
