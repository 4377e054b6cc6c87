interface PublishedPage {
  /** Whether this build was live before the release. */
  wasLive: boolean;
  /** Address of the app's first page, if the site has a `siteUrl`. */
  address?: string;
}

/** Returns the line of `federation publish` that says whether and where the build is live. */
export function liveLine({ wasLive, address }: PublishedPage): string {
  const place = address ? ` at ${address}` : '';
  return wasLive
    ? `  was already live${place}: the build has not changed; after a change of the sources, build again`
    : `  live${place}`;
}
