/** What the probe found out inside the page. Times in milliseconds since the page began. */
export interface ProbeResult {
  /** When the first piece of text reached the page's code. */
  arrived: number;
  /** When its words stood in the document. */
  written: number;
  /** When the frame that shows them was handed to the screen, at the latest. */
  painted: number;
  /** When the last words were on the screen. */
  ended: number;
  /** The longest wait between two frames while the text was arriving. */
  longestFrame: number;
}

interface Watch {
  first: string;
  last: string;
  marks: { arrived: string; ended: string };
}

/**
 * Runs in the page before anything else (`addInitScript`), so it may use nothing from outside itself. It notes when the
 * first bytes of the answer reach the page's code, and when the first and the last words are painted.
 */
export function installProbe({ first, last, marks }: Watch): void {
  const found: ProbeResult = { arrived: 0, written: 0, painted: 0, ended: 0, longestFrame: 0 };
  const realFetch = window.fetch;
  window.fetch = async (...request) => {
    const response = await realFetch(...request);
    const { body } = response;
    if (!body || !/streamGenerateContent|functions\/v1\/ai/.test(response.url)) return response;
    const getReader = body.getReader.bind(body) as () => ReadableStreamDefaultReader<Uint8Array>;
    body.getReader = (() => {
      const reader = getReader();
      const read = reader.read.bind(reader);
      reader.read = async () => {
        const step = await read();
        if (!step.done && step.value.length > 1 && !found.arrived) {
          found.arrived = performance.now();
          performance.mark(marks.arrived);
        }
        return step;
      };
      return reader;
    }) as typeof body.getReader;
    return response;
  };

  // A message posted from a frame's callback is delivered after that frame was handed over.
  const afterPaint = (done: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = done;
      channel.port2.postMessage(null);
    });

  let frame = 0;
  const beat = (now: number) => {
    if (found.arrived && frame) found.longestFrame = Math.max(found.longestFrame, now - frame);
    frame = now;
    if (!found.ended) requestAnimationFrame(beat);
  };
  requestAnimationFrame(beat);

  const shows = (node: Node, words: string) => node.textContent?.includes(words) ?? false;
  let pending = first;
  // Looks only at what changed: reading the whole page at every piece would be measured as the page's own work.
  const observer = new MutationObserver((changes) => {
    if (!changes.some((change) => shows(change.target, pending))) return;
    if (pending === first) {
      pending = last;
      found.written = performance.now();
      return afterPaint(() => {
        found.painted = performance.now();
      });
    }
    observer.disconnect();
    afterPaint(() => {
      found.ended = performance.now();
      performance.mark(marks.ended);
    });
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  Object.assign(window, { aiStreamProbe: found });
}
