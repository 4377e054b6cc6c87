import { useShell } from '@ia/federation';
import { CopyButton } from '@ia/shared-ui/copy-button';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useState } from 'react';
import { ownData } from '../../../content/own-data.ts';
import { createFeedAddress } from '../../../rules/feed-address.ts';

const t = ownData.feed;

/** Collapsible section with the address of the suggestion's Atom feed, to copy. */
export function FeedAddress({ code }: { code: string }) {
  const backendUrl = useShell().backend()?.url;
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (backendUrl) void createFeedAddress(backendUrl, code).then((url) => isCurrent && setAddress(url));
    return () => {
      isCurrent = false;
    };
  }, [backendUrl, code]);
  if (!address) return null;
  return (
    <details>
      <summary>{t.title}</summary>
      <p css={{ marginBlock: token.space[3] }}>{t.text}</p>
      <CopyButton text={address} label={t.copy} successLabel={t.copied} size="sm" />
    </details>
  );
}
