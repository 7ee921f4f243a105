"""The way in: pages, HTTP requests and connections, before any table is asked."""
