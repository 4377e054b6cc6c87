/** One row of a component's props table. Types are shown as written; aliases of literal unions are expanded. */
export interface PropRow {
  name: string;
  type: string;
  required: boolean;
  /** Default value as written in the source. */
  default?: string;
}

/** Props table from the code. The Portuguese descriptions are in content/components of the library. */
export interface PropsTable {
  rows: PropRow[];
  /** Types that the props extend and that are not declared in our files: 'HTMLAttributes<HTMLElement>'. */
  also: string[];
}
