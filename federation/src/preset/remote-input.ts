// Build input of a federated bundle. It holds nothing: the plugin adds the entry and the exposes.
export {};
