/**
 * Measurements of the probe, a script that run.ts adds to the page. Times are in milliseconds since the
 * page's time origin; `longestFrame` is a duration.
 */
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

interface ProbeOptions {
  /** Text of the first and of the last line of the answer. */
  first: string;
  last: string;
  /** Names of the performance marks to set. */
  marks: { arrived: string; ended: string };
}

/**
 * Runs in the page before any script (`addInitScript`), so it cannot use outer variables. It records when the
 * page's code receives the first bytes of the answer, and when the first and the last words are painted.
 */
export function installProbe({ first, last, marks }: ProbeOptions): void {
  const result: ProbeResult = { arrived: 0, written: 0, painted: 0, ended: 0, longestFrame: 0 };
  // Wraps the readers of the answer's stream: from Gemini in `local` mode, from the Edge Function in `server`
  // mode.
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
        const chunk = await read();
        // A chunk of one byte is an empty line that keeps the connection alive.
        if (!chunk.done && chunk.value.length > 1 && !result.arrived) {
          result.arrived = performance.now();
          performance.mark(marks.arrived);
        }
        return chunk;
      };
      return reader;
    }) as typeof body.getReader;
    return response;
  };

  // A message posted in an animation frame callback is delivered after that frame was presented.
  const afterPaint = (callback: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = callback;
      channel.port2.postMessage(null);
    });

  let lastFrame = 0;
  const measureFrame = (now: number) => {
    if (result.arrived && lastFrame) result.longestFrame = Math.max(result.longestFrame, now - lastFrame);
    lastFrame = now;
    if (!result.ended) requestAnimationFrame(measureFrame);
  };
  requestAnimationFrame(measureFrame);

  const includesText = (node: Node, text: string) => node.textContent?.includes(text) ?? false;
  let awaitedText = first;
  // Checks only the changed nodes: reading the whole page at every chunk would distort the measurement.
  const observer = new MutationObserver((changes) => {
    if (!changes.some((change) => includesText(change.target, awaitedText))) return;
    if (awaitedText === first) {
      awaitedText = last;
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
