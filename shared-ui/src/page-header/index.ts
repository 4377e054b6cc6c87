export type { ExploreEntry } from './explore-list.tsx';
export {
  PageHeader,
  type PageHeaderBrand,
  type PageHeaderLink,
  type PageHeaderProps,
} from './page-header.tsx';
