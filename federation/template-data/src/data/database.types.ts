/** The schema of the section, as `supabase gen types typescript --schema __schema__` writes it. */
export type Database = {
  __schema__: {
    Tables: {
      requests: {
        Row: { created_at: string; id: string; text: string; visitor: string };
        Insert: { created_at?: string; id?: string; text: string; visitor?: string };
        Update: { created_at?: string; id?: string; text?: string; visitor?: string };
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      erase_request: { Args: { p_id: string }; Returns: boolean };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
