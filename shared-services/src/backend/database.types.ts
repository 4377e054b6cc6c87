
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "categories": {
                  Row: {
                    "icon_name": string,"id": string,"position": number,"title": string
                  }
                  ComputedFields: never
                  Insert: {
                    "icon_name": string,"id": string,"position"?: number,"title": string
                  }
                  Update: {
                    "icon_name"?: string,"id"?: string,"position"?: number,"title"?: string
                  }
                  Relationships: [
                    
                  ]
                },"hero_content": {
                  Row: {
                    "emojis": (string)[],"id": string,"subtitle": string,"title": string
                  }
                  ComputedFields: never
                  Insert: {
                    "emojis"?: (string)[],"id": string,"subtitle": string,"title": string
                  }
                  Update: {
                    "emojis"?: (string)[],"id"?: string,"subtitle"?: string,"title"?: string
                  }
                  Relationships: [
                    
                  ]
                },"manifesto_principles": {
                  Row: {
                    "accordion_content": string,"accordion_title": string,"chart_data": Json | null,"description": string,"downvotes": number,"example_downvotes": number,"example_upvotes": number,"icon_name": string,"id": string,"image_url": string | null,"motif": string,"position": number,"practical_example": string,"quiz_correct_feedback": string,"quiz_incorrect_feedback": string,"quiz_options": NonNullable<Json>,"quiz_question": string,"relevance_facts": (string)[],"relevance_headline": string,"relevance_infographic_text": string,"relevance_sources": NonNullable<Json>,"relevance_title": string,"theme_color": string,"title": string,"upvotes": number
                  }
                  ComputedFields: never
                  Insert: {
                    "accordion_content"?: string,"accordion_title"?: string,"chart_data"?: Json | null,"description": string,"downvotes"?: number,"example_downvotes"?: number,"example_upvotes"?: number,"icon_name": string,"id": string,"image_url"?: string | null,"motif"?: string,"position"?: number,"practical_example"?: string,"quiz_correct_feedback"?: string,"quiz_incorrect_feedback"?: string,"quiz_options"?: NonNullable<Json>,"quiz_question"?: string,"relevance_facts"?: (string)[],"relevance_headline"?: string,"relevance_infographic_text"?: string,"relevance_sources"?: NonNullable<Json>,"relevance_title"?: string,"theme_color"?: string,"title": string,"upvotes"?: number
                  }
                  Update: {
                    "accordion_content"?: string,"accordion_title"?: string,"chart_data"?: Json | null,"description"?: string,"downvotes"?: number,"example_downvotes"?: number,"example_upvotes"?: number,"icon_name"?: string,"id"?: string,"image_url"?: string | null,"motif"?: string,"position"?: number,"practical_example"?: string,"quiz_correct_feedback"?: string,"quiz_incorrect_feedback"?: string,"quiz_options"?: NonNullable<Json>,"quiz_question"?: string,"relevance_facts"?: (string)[],"relevance_headline"?: string,"relevance_infographic_text"?: string,"relevance_sources"?: NonNullable<Json>,"relevance_title"?: string,"theme_color"?: string,"title"?: string,"upvotes"?: number
                  }
                  Relationships: [
                    
                  ]
                },"manifesto_suggestions": {
                  Row: {
                    "author": string | null,"created_at": string,"id": string,"integrated_in": string | null,"is_example": boolean,"receipt_code": string | null,"status": string,"suggestion_text": string,"upvotes": number
                  }
                  ComputedFields: never
                  Insert: {
                    "author"?: string | null,"created_at"?: string,"id"?: string,"integrated_in"?: string | null,"is_example"?: boolean,"receipt_code"?: string | null,"status"?: string,"suggestion_text": string,"upvotes"?: number
                  }
                  Update: {
                    "author"?: string | null,"created_at"?: string,"id"?: string,"integrated_in"?: string | null,"is_example"?: boolean,"receipt_code"?: string | null,"status"?: string,"suggestion_text"?: string,"upvotes"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "manifesto_suggestions_integrated_in_fkey"
      columns: ["integrated_in"]
isOneToOne: false
      referencedRelation: "manifesto_versions"
      referencedColumns: ["version"]
    }
                  ]
                },"manifesto_versions": {
                  Row: {
                    "is_example": boolean,"published_on": string,"summary": string,"title": string,"version": string
                  }
                  ComputedFields: never
                  Insert: {
                    "is_example"?: boolean,"published_on"?: string,"summary": string,"title": string,"version": string
                  }
                  Update: {
                    "is_example"?: boolean,"published_on"?: string,"summary"?: string,"title"?: string,"version"?: string
                  }
                  Relationships: [
                    
                  ]
                },"recipes": {
                  Row: {
                    "advanced_tips": (string)[],"category_id": string,"fallback_outputs": (string)[],"icon_name": string,"id": string,"placeholders": NonNullable<Json>,"position": number,"template": string,"title": string,"total_score": number,"type": string,"vote_count": number
                  }
                  ComputedFields: never
                  Insert: {
                    "advanced_tips"?: (string)[],"category_id": string,"fallback_outputs"?: (string)[],"icon_name": string,"id": string,"placeholders"?: NonNullable<Json>,"position"?: number,"template": string,"title": string,"total_score"?: number,"type"?: string,"vote_count"?: number
                  }
                  Update: {
                    "advanced_tips"?: (string)[],"category_id"?: string,"fallback_outputs"?: (string)[],"icon_name"?: string,"id"?: string,"placeholders"?: NonNullable<Json>,"position"?: number,"template"?: string,"title"?: string,"total_score"?: number,"type"?: string,"vote_count"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "recipes_category_id_fkey"
      columns: ["category_id"]
isOneToOne: false
      referencedRelation: "categories"
      referencedColumns: ["id"]
    }
                  ]
                }
          }
          Views: {
            [_ in never]: never
          }
          Functions: {
            "create_manifesto_version":
{ Args: { "summary": string,"title": string,"version": string }; Returns: Json
                           },
"dismiss_reports":
{ Args: { "s_id": string }; Returns: Json
                           },
"failure_counts":
{ Args: Record<PropertyKey, never>; Returns: {
              "app": string,"count": number,"day": string,"kind": string,"version": string
            }[]
                           },
"increment_recipe_rating":
{ Args: { "rating_value": number,"recipe_id": string }; Returns: Json
                           },
"integrate_suggestion":
{ Args: { "note"?: string,"s_id": string,"version": string }; Returns: Json
                           },
"is_moderator":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"manifesto_totals":
{ Args: Record<PropertyKey, never>; Returns: {
              "approved_suggestions": number,"principle_votes": number,"principles": number,"suggestion_votes": number
            }[]
                           },
"moderate_suggestion":
{ Args: { "new_status": string,"reason_code"?: string,"reason_text"?: string,"s_id": string }; Returns: Json
                           },
"moderation_counts":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"moderation_decisions":
{ Args: Record<PropertyKey, never>; Returns: {
              "about": string,"act": string,"at": string,"id": number,"to_status": string
            }[]
                           },
"moderation_history":
{ Args: { "max_rows"?: number,"s_id"?: string }; Returns: {
              "act": string,"at": string,"from_status": string,"id": number,"mine": boolean,"moderator_email": string,"reason_code": string,"reason_text": string,"suggestion": string,"to_status": string,"undone_at": string,"version": string
            }[]
                           },
"moderation_queue":
{ Args: { "max_rows"?: number,"queue"?: string,"skip_rows"?: number }; Returns: {
              "author": string,"created_at": string,"id": string,"integrated_in": string,"last_act": Json,"open_reports": number,"reports": Json,"stage": string,"status": string,"suggestion_text": string,"upvotes": number
            }[]
                           },
"report_failures":
{ Args: { "reports": string }; Returns: undefined
                           },
"report_suggestion":
{ Args: { "reason_code": string,"reason_text"?: string,"s_id": string }; Returns: Json
                           },
"set_moderator":
{ Args: { "p_email": string,"p_on"?: boolean }; Returns: boolean
                           },
"suggestion_receipt":
{ Args: { "receipt_code": string }; Returns: Json
                           },
"take_ai_request":
{ Args: { "p_address": string,"p_visitor": string }; Returns: undefined
                           },
"undo_moderation":
{ Args: { "act_id": number }; Returns: Json
                           },
"vote_on_principle":
{ Args: { "p_id": string,"vote_type": string }; Returns: Json
                           },
"vote_on_suggestion":
{ Args: { "author"?: string,"s_id": string,"source"?: string,"vote_type": string }; Returns: Json
                           }
          }
          Enums: {
            [_ in never]: never
          }
          CompositeTypes: {
            [_ in never]: never
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            
          }
        }
} as const
