import { providerError } from './failures.ts';
import { geminiClient } from './gemini-client.ts';
import { readGeminiUsage } from './gemini-usage.ts';
import { MAX_OUTPUT_TOKENS, type ProviderRequest } from './provider.ts';

/** Types that `markImage` can mark. */
const IMAGE_TYPES = ['image/png', 'image/jpeg'];

/**
 * Generates an image. Models named `imagen…` have their own endpoint; other models return images as content.
 * @returns a data URL
 */
export function geminiImage(request: ProviderRequest): Promise<string> {
  return request.model.startsWith('imagen') ? generateWithImagen(request) : generateAsContent(request);
}

async function generateWithImagen({
  prompt,
  model,
  signal,
  onUsage,
  ...access
}: ProviderRequest): Promise<string> {
  const client = await geminiClient(access, { express: true });
  const answer = await client.models.generateImages({
    model,
    prompt,
    config: { numberOfImages: 1, outputMimeType: 'image/png', abortSignal: signal },
  });
  // Imagen is billed per image, not per token.
  onUsage({ input: 0, output: 0 });
  const bytes = answer.generatedImages?.[0]?.image?.imageBytes;
  if (!bytes) throw providerError('gemini', 'empty');
  return `data:image/png;base64,${bytes}`;
}

async function generateAsContent({
  prompt,
  model,
  signal,
  onUsage,
  ...access
}: ProviderRequest): Promise<string> {
  const client = await geminiClient(access);
  const answer = await client.models.generateContent({
    model,
    contents: prompt,
    config: {
      responseModalities: ['TEXT', 'IMAGE'],
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      abortSignal: signal,
    },
  });
  onUsage(readGeminiUsage(answer.usageMetadata));
  if (answer.promptFeedback?.blockReason) throw providerError('gemini', 'refused');
  const image = answer.candidates?.[0]?.content?.parts?.find((part) => part.inlineData?.data)?.inlineData;
  if (!image?.data || !IMAGE_TYPES.includes(image.mimeType ?? '')) throw providerError('gemini', 'empty');
  return `data:${image.mimeType};base64,${image.data}`;
}
