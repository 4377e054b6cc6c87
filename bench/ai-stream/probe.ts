/** Measurements of the probe, in milliseconds since the page's time origin. */
export interface ProbeResult {
  /** The page's code received the first chunk of text. */
  arrived: number;
  /** The first words were in the DOM. */
  written: number;
  /** The latest time at which the frame with the first words was presented. */
  painted: number;
  /** The last words were painted. */
  ended: number;
  /** Longest interval between two frames while text was arriving. */
  longestFrame: number;
}

interface Watch {
  first: string;
  last: string;
  marks: { arrived: string; ended: string };
}

/**
 * Runs in the page before any script (`addInitScript`), so it cannot use outer variables. It records when the
 * page's code receives the first bytes of the answer, and when the first and the last words are painted.
 */
export function installProbe({ first, last, marks }: Watch): void {
  const result: ProbeResult = { arrived: 0, written: 0, painted: 0, ended: 0, longestFrame: 0 };
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
        if (!step.done && step.value.length > 1 && !result.arrived) {
          result.arrived = performance.now();
          performance.mark(marks.arrived);
        }
        return step;
      };
      return reader;
    }) as typeof body.getReader;
    return response;
  };

  // A message posted in an animation frame callback is delivered after that frame was presented.
  const afterPaint = (done: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = done;
      channel.port2.postMessage(null);
    });

  let frame = 0;
  const beat = (now: number) => {
    if (result.arrived && frame) result.longestFrame = Math.max(result.longestFrame, now - frame);
    frame = now;
    if (!result.ended) requestAnimationFrame(beat);
  };
  requestAnimationFrame(beat);

  const shows = (node: Node, text: string) => node.textContent?.includes(text) ?? false;
  let pending = first;
  // Checks only the changed nodes: reading the whole page at every chunk would distort the measurement.
  const observer = new MutationObserver((changes) => {
    if (!changes.some((change) => shows(change.target, pending))) return;
    if (pending === first) {
      pending = last;
      result.written = performance.now();
      return afterPaint(() => {
        result.painted = performance.now();
      });
    }
    observer.disconnect();
    afterPaint(() => {
      result.ended = performance.now();
      performance.mark(marks.ended);
    });
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  Object.assign(window, { aiStreamProbe: result });
}
